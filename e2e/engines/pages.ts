/** Every kind of page: no errors in the console, and nothing wider than the window. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect } from 'vitest';
import { inLanguage, pageKinds } from '../support/pages/routes.ts';
import { shareOf } from '../support/stacks/share.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, PHONE, type Play } from './play.ts';
import { goTo } from './visit.ts';

/** Scrolls through a page to lay it all out and load its pictures; returns the elements that make it too wide. */
function widthProblems(window: EngineWindow): Promise<unknown> {
  return window.run(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return beyond.slice(0, 5).map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** The number of tests that share the page kinds. */
const PARTS = 2;

export function playPages(play: Play): void {
  for (const language of LANGUAGES)
    for (let part = 1; part <= PARTS; part += 1)
      play(
        `every kind of page fits and says no error, in ${language}, part ${part} of ${PARTS}`,
        DESK,
        async (window) => {
          for (const kind of shareOf(await pageKinds(language), part, PARTS)) {
            await goTo(window, inLanguage(kind, language));
            for (const size of [PHONE, DESK]) {
              await window.resize(size);
              expect.soft(await widthProblems(window), `${kind} at ${size.width} px`).toEqual([]);
            }
            expect.soft(await window.takeErrors(), kind).toEqual([]);
          }
        },
      );
}
