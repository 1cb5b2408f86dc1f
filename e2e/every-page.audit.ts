/**
 * Every page as a whole, in both languages, in the windows of a phone, a tablet and a desk: that it fits, that axe finds
 * no barrier, and that its script has nothing to complain of.
 */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { barriersAt } from './support/barriers.ts';
import { cutTexts, tooWide } from './support/cut-texts.ts';
import { hydrated } from './support/hydration.ts';
import { NOT_FOUND_PAGE } from './support/not-found-page.ts';
import { everyPage } from './support/routes.ts';
import { shareOf } from './support/share.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [360, 768, 1440];

/** The pages of a language are looked through in so many tests side by side. */
const PARTS = 6;

// What fades in has no contrast while it does: it is looked at as it stands.
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
