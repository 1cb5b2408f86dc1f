/** A page of each kind, looked through for barriers by axe. `npm run audit` looks through all pages. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { barriersAt } from './support/barriers.ts';
import { NOT_FOUND_PAGE } from './support/not-found-page.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { shareOf } from './support/share.ts';
import { expect, test } from './support/test.ts';

/** Windows of a phone, a tablet and a desk: the German words are the longer ones. */
const WIDTHS = { de: [360, 1440], en: [768] } as const satisfies Record<Language, readonly number[]>;

/** The kinds of page are looked through in so many tests side by side. */
const PARTS = 2;

// What fades in has no contrast while it does: it is looked at as it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  for (let part = 1; part <= PARTS; part += 1) {
    test(`there is no barrier on any kind of page, in ${language}, part ${part} of ${PARTS}`, async ({
      page,
      problems,
    }) => {
      problems.allow(NOT_FOUND_PAGE);
      const paths = shareOf(await pageKinds(language), part, PARTS);
      const [width, ...wider] = WIDTHS[language];
      for (const [index, path] of paths.entries()) {
        await page.goto(inLanguage(path, language), { waitUntil: 'domcontentloaded' });
        // What surrounds the pages is the same on each of them.
        const area = index === 0 ? undefined : 'main';
        expect.soft(await barriersAt(page, width, { part: area }), path).toEqual([]);
        for (const other of wider)
          expect.soft(await barriersAt(page, other, { part: area, looksAlone: true }), path).toEqual([]);
      }
    });
  }
}
