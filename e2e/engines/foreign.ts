/** Pages that other programs change before and after hydration: they lose no letter. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { expect } from 'vitest';
import { FOREIGN_CHANGES } from '../support/browser/foreign-changes.ts';
import { enterAddress } from '../support/browser/go-inside.ts';
import { readTexts } from '../support/pages/page-texts.ts';
import { inLanguage, pageKinds } from '../support/pages/routes.ts';
import { shareOf } from '../support/stacks/share.ts';
import { until } from '../support/until.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, type Play } from './play.ts';
import { goTo, PATIENCE_MS } from './visit.ts';

/** React re-renders a part, or can't remove a node that was wrapped meanwhile; the policy refuses styles. */
const EXPECTED = /React error #418|NotFoundError|style-src/;

/** The number of tests that share the page kinds. */
const PARTS = 2;

/** The number of groups of changes; a page gets one group at a time. */
const GROUP_COUNT = 3;
const GROUPS = Array.from({ length: GROUP_COUNT }, (_, at) => {
  const changes = FOREIGN_CHANGES.filter((_change, index) => index % GROUP_COUNT === at);
  return { names: changes.map(({ name }) => name).join(', '), source: changes.map(({ apply }) => apply).join(';\n') };
});

/** Returns the groups in rotation, so that each is tried on pages of many kinds. */
function groupFor(index: number) {
  const group = GROUPS[index % GROUP_COUNT];
  if (!group) throw new Error('There are no foreign changes.');
  return group;
}

const texts = v.object({ main: v.string() });

/** Navigates within the site and waits until the page shows its whole text. */
async function goInside(window: EngineWindow, address: string, text: string, from: string): Promise<void> {
  await window.run(enterAddress, address);
  const isWhole = async () => {
    const { main } = v.parse(texts, await window.run(readTexts));
    return main === text;
  };
  await until(`${address} is reached whole from ${from}`, isWhole, PATIENCE_MS);
}

async function changePages(window: EngineWindow, language: Language, part: number): Promise<void> {
  const next = inLanguage('/imprint', language);
  await goTo(window, next);
  const { main } = v.parse(texts, await window.run(readTexts));
  for (const [index, kind] of shareOf(await pageKinds(language), part, PARTS).entries()) {
    const address = inLanguage(kind, language);
    await goTo(window, address);
    const whole = await window.run(readTexts);
    const after = groupFor(index + 1);
    await window.runScript(after.source);
    expect.soft(await window.run(readTexts), `${address}, later: ${after.names}`).toEqual(whole);
    if (address !== next) await goInside(window, next, main, address);
    const before = groupFor(index);
    await window.runFirst(`addEventListener('DOMContentLoaded', () => {${before.source}})`);
    await goTo(window, address);
    expect.soft(await window.run(readTexts), `${address}, before: ${before.names}`).toEqual(whole);
    await window.runFirst('');
    const errors = await window.takeErrors();
    expect
      .soft(
        errors.filter((error) => !EXPECTED.test(error)),
        `${address}: ${after.names}, then ${before.names}`,
      )
      .toEqual([]);
  }
}

export function playForeignChanges(play: Play): void {
  for (const language of LANGUAGES)
    for (let part = 1; part <= PARTS; part += 1)
      play(
        `what other programs change costs no page a letter, in ${language}, part ${part} of ${PARTS}`,
        DESK,
        (window) => changePages(window, language, part),
      );
}
