/**
 * Every page, entire, in both languages and at the widths of a phone, a tablet and a desktop: it fits, axe finds no
 * barrier, and its scripts report no error.
 */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { barriersAt } from './support/browser/barriers.ts';
import { cutTexts, tooWide } from './support/browser/cut-texts.ts';
import { hydrated } from './support/browser/hydration.ts';
import { NOT_FOUND_PAGE } from './support/browser/not-found-page.ts';
import { expect, test } from './support/browser/test.ts';
import { everyPage } from './support/pages/routes.ts';
import { shareOf } from './support/stacks/share.ts';

const WIDTHS = [360, 768, 1440];

/** The number of parallel tests that share the pages of a language. */
const PARTS = 6;

// Content that fades in has no contrast meanwhile, so it is scanned without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000 });

for (const language of LANGUAGES) {
  for (let part = 1; part <= PARTS; part += 1) {
    test(`every page fits and has no barrier, in ${language}, part ${part} of ${PARTS}`, async ({ page, problems }) => {
      problems.allow(NOT_FOUND_PAGE);
      const paths = shareOf(await everyPage(language), part, PARTS);
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        for (const width of WIDTHS) {
          const barriers = await barriersAt(page, width);
          expect.soft([...barriers, ...(await tooWide(page)), ...(await cutTexts(page))], path).toEqual([]);
        }
        expect.soft(problems.take(), path).toEqual([]);
      }
    });
  }
}
