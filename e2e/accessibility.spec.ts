/** Every page, looked through for barriers by axe; one of each kind in all windows and in both languages. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { barriersAt } from './support/barriers.ts';
import { everyPage, inLanguage, pageKinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** The windows of a phone, a tablet and a desk. */
const PHONE = 360;
const WIDER = [768, 1440];

/** All pages in four parts, so that they are looked through side by side. */
const PARTS = {
  'an e-commerce page': /^(?:\/de)?\/ecommerce/,
  'a service page': /^(?:\/de)?\/service/,
  'a post or a job': /^(?:\/de)?\/(?:blog|jobapply)\//,
  'any other page': /^(?!(?:\/de)?\/(?:ecommerce|service|blog\/|jobapply\/))/,
} as const;

// What fades in has no contrast while it does: it is looked at as it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  for (const [part, belongs] of Object.entries(PARTS)) {
    test(`there is no barrier on ${part}, in ${language}`, async ({ page, problems }) => {
      problems.allow(/^console: Failed to load resource: .*404.*\/404\)$/);
      const kinds = new Set((await pageKinds(language)).map((path) => inLanguage(path, language)));
      // Pages of one kind differ in their words and pictures: the others are looked at in one window and language.
      const all = language === 'de' ? [...kinds, ...(await everyPage(language))] : [...kinds];
      const paths = [...new Set(all)].filter((path) => belongs.test(path));
      for (const [index, path] of paths.entries()) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // What surrounds the pages is the same on each of them.
        const part = index === 0 ? undefined : 'main';
        expect.soft(await barriersAt(page, PHONE, { part }), path).toEqual([]);
        for (const width of kinds.has(path) ? WIDER : [])
          expect.soft(await barriersAt(page, width, { part, looksAlone: true }), path).toEqual([]);
      }
    });
  }
}
