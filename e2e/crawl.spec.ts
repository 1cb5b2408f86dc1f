import { LANGUAGES } from '@kontorwerk/contract/languages';
import { discover } from './support/discover.ts';
import { readSentences } from './support/foreign-texts.ts';
import { type PageFacts, readPageFacts } from './support/page-facts.ts';
import { bodyProblems, headProblems, languageProblems, sharedTitles, titleProblems } from './support/page-problems.ts';
import { inLanguage, specifiedRoutes } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const UNKNOWN = ['/404', '/no/such/page'];

/** How many sentences of the sample content a page shows at least, so that finding no foreign ones means something. */
const OWN_SENTENCES = 1;

/** Every page of a language as it is found by its links, those for what there isn't last. */
async function everyPage(language: 'en' | 'de') {
  const unknown = UNKNOWN.map((path) => inLanguage(path, language));
  const routes = (await specifiedRoutes(language)).map(({ path }) => path);
  const found = await discover(MAIN_STACK.siteUrl, language, [...routes, ...unknown]);
  return found.map(({ path, status }) => ({ path, status, isUnknown: unknown.includes(path) }));
}

for (const language of LANGUAGES) {
  test(`§2 every page in ${language} is whole`, async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404.*\/(?:404|no\/such\/page)\)$/);
    const sentences = await readSentences();
    const described = new Map<string, PageFacts>();
    await page.goto('/imprint');
    for (const { path, status, isUnknown } of await everyPage(language)) {
      const facts = await readPageFacts(page, path);
      if (!isUnknown) described.set(path, facts);
      const wrong = [
        ...(status === (isUnknown ? 404 : 200) ? [] : [`status ${status}`]),
        ...(isUnknown ? titleProblems(facts) : headProblems(facts, language)),
        ...bodyProblems(facts, language),
        ...languageProblems(facts, language, sentences, isUnknown ? 0 : OWN_SENTENCES),
      ];
      expect.soft(wrong, path).toEqual([]);
    }
    expect(sharedTitles(described), 'titles of more than one page').toEqual([]);
  });
}
