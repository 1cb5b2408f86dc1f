import { LANGUAGES } from '@kontorwerk/contract/languages';
import { discover } from './support/discover.ts';
import { readSentences } from './support/foreign-texts.ts';
import { hydrated } from './support/hydration.ts';
import { type PageFacts, readPageFacts } from './support/page-facts.ts';
import { bodyProblems, headProblems, languageProblems, sharedTitles, titleProblems } from './support/page-problems.ts';
import { inLanguage, specifiedRoutes } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

/** A phone: the narrowest window that has to hold a page without scrolling sideways. */
test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 240_000 });

const UNKNOWN = ['/404', '/no/such/page'];

/** How many sentences of the sample content a page shows at least, so that finding no foreign ones means something. */
const OWN_SENTENCES = 1;

for (const language of LANGUAGES) {
  test(`§2 every page in ${language} is whole`, async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404.*\/(?:404|no\/such\/page)\)$/);
    const unknown = UNKNOWN.map((path) => inLanguage(path, language));
    const routes = (await specifiedRoutes(language)).map(({ path }) => path);
    const found = await discover(MAIN_STACK.siteUrl, language, [...routes, ...unknown]);
    const sentences = await readSentences();
    const described = new Map<string, PageFacts>();

    for (const { path } of found) {
      await test.step(path, async () => {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        const facts = await readPageFacts(page);
        const isUnknown = unknown.includes(path);
        if (!isUnknown) described.set(path, facts);
        const wrong = [
          ...(response?.status() === (isUnknown ? 404 : 200) ? [] : [`status ${response?.status()}`]),
          ...(isUnknown ? titleProblems(facts) : headProblems(facts, language)),
          ...bodyProblems(facts, language),
          ...languageProblems(facts, language, sentences, isUnknown ? 0 : OWN_SENTENCES),
          ...problems.take(),
        ];
        expect.soft(wrong, path).toEqual([]);
      });
    }
    expect(sharedTitles(described), 'titles of more than one page').toEqual([]);
  });
}
