/** Pages that other programs change, before React takes them over and after: no letter of them is lost. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect } from 'vitest';
import { FOREIGN_CHANGES } from '../support/foreign-changes.ts';
import { enterAddress } from '../support/go-inside.ts';
import { readTexts } from '../support/page-texts.ts';
import { inLanguage, pageKinds } from '../support/routes.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, type Play } from './play.ts';
import { goTo, waitFor } from './visit.ts';

/** React says that it has rendered a part anew, and the policy refuses styles of theirs. */
const EXPECTED = /React error #418|style-src/;

/** Changes that are tried in one page. */
const GROUP_COUNT = 3;
const GROUPS = Array.from({ length: GROUP_COUNT }, (_, at) => {
  const changes = FOREIGN_CHANGES.filter((_change, index) => index % GROUP_COUNT === at);
  return { names: changes.map(({ name }) => name).join(', '), source: changes.map(({ apply }) => apply).join(';\n') };
});

/** The groups in turns, so that each is tried on pages of many kinds. */
function groupFor(index: number) {
  const group = GROUPS[index % GROUP_COUNT];
  if (!group) throw new Error('There are no foreign changes.');
  return group;
}

const mainText = () => document.querySelector('main')?.textContent?.replace(/\s+/g, '').replace(/\d+/g, '#');

async function leaveFor(window: EngineWindow, address: string, text: string, from: string): Promise<void> {
  await window.run(enterAddress, address);
  await waitFor(
    window,
    `${address} is reached whole from ${from}`,
    (text) => document.querySelector('main')?.textContent?.replace(/\s+/g, '').replace(/\d+/g, '#') === text,
    text,
  );
}

export function playForeignChanges(play: Play): void {
  for (const language of LANGUAGES)
    play(`what other programs change costs no kind of page a letter, in ${language}`, DESK, async (window) => {
      const next = inLanguage('/imprint', language);
      await goTo(window, next);
      const nextText = String(await window.run(mainText));
      for (const [index, kind] of (await pageKinds(language)).entries()) {
        const address = inLanguage(kind, language);
        await goTo(window, address);
        const whole = await window.run(readTexts);
        const after = groupFor(index + 1);
        await window.runScript(after.source);
        expect.soft(await window.run(readTexts), `${address}, later: ${after.names}`).toEqual(whole);
        if (address !== next) await leaveFor(window, next, nextText, address);
        const before = groupFor(index);
        await window.runFirst(`addEventListener('DOMContentLoaded', () => {${before.source}})`);
        await goTo(window, address);
        expect.soft(await window.run(readTexts), `${address}, before: ${before.names}`).toEqual(whole);
        await window.runFirst('');
      }
      expect((await window.takeErrors()).filter((error) => !EXPECTED.test(error))).toEqual([]);
    });
}
