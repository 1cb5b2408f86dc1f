import { LANGUAGES } from '@kontorwerk/contract/languages';
import { discover } from './support/discover.ts';
import { readSentences, sentencesIn } from './support/foreign-texts.ts';
import { hydrated } from './support/hydration.ts';
import { type PageFacts, readPageFacts } from './support/page-facts.ts';
import { inLanguage, specifiedRoutes } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

/** A phone: the narrowest window that has to hold a page without scrolling sideways. */
test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 240_000 });

const UNKNOWN = ['/404', '/no/such/page'];

/** Texts that tell of something that could not be shown. */
const FAILURES = [
  /Component ".*" not found/,
  /Error fetching data/,
  /Fehler beim Laden der Daten/,
  /\[object Object\]/,
];

/** How many sentences of the sample content a page has at least, so that finding no foreign ones means something. */
const OWN_SENTENCES = 3;

function headProblems(facts: PageFacts, language: string): readonly string[] {
  const { title, description, canonical, alternates } = facts;
  const problems: string[] = [];
  if (title.trim() === '') problems.push('no title');
  if (description.trim() === '') problems.push('no description');
  if (!canonical.startsWith(MAIN_STACK.siteUrl)) problems.push(`canonical is "${canonical}"`);
  if (Object.keys(alternates).toSorted().join() !== 'de,en,x-default')
    problems.push(`hreflang of ${Object.keys(alternates)}`);
  if (alternates[language] !== canonical) problems.push(`hreflang ${language} is not the canonical address`);
  if (alternates['x-default'] !== alternates.en) problems.push('x-default is not the English page');
  return problems;
}

function sharedTitles(pages: ReadonlyMap<string, PageFacts>): readonly string[] {
  const canonicals = new Map<string, Set<string>>();
  for (const { title, canonical } of pages.values())
    canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical));
  return [...canonicals]
    .filter(([, pagesOf]) => pagesOf.size > 1)
    .map(([title, pagesOf]) => `${title}: ${[...pagesOf]}`);
}

for (const language of LANGUAGES) {
  test(`every page in ${language} is whole`, async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404.*\/(?:404|no\/such\/page)\)$/);
    const unknown = UNKNOWN.map((path) => inLanguage(path, language));
    const routes = (await specifiedRoutes(language)).map(({ path }) => path);
    const found = await discover(MAIN_STACK.siteUrl, language, [...routes, ...unknown]);
    const { own } = await readSentences();
    const foreign = own[language === 'en' ? 'de' : 'en'];
    const described = new Map<string, PageFacts>();

    for (const { path } of found) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        const isUnknown = unknown.includes(path);
        expect.soft(response?.status(), `${path}: status`).toBe(isUnknown ? 404 : 200);
        await hydrated(page);
        const facts = await readPageFacts(page);
        if (!isUnknown) {
          described.set(path, facts);
          expect.soft(headProblems(facts, language), `${path}: head`).toEqual([]);
          const ownCount = sentencesIn(facts.text, own[language]).length;
          expect.soft(ownCount, `${path}: sentences of the content`).toBeGreaterThanOrEqual(OWN_SENTENCES);
        }
        expect.soft(facts.language, `${path}: lang`).toBe(language);
        expect.soft(facts.headings, `${path}: h1`).toBe(1);
        expect.soft(facts.brokenImages, `${path}: images`).toEqual([]);
        expect.soft(facts.overflow, `${path}: px wider than the window`).toBeLessThanOrEqual(0);
        expect.soft(sentencesIn(facts.text, foreign), `${path}: in the other language`).toEqual([]);
        for (const failure of FAILURES) expect.soft(facts.text, path).not.toMatch(failure);
        expect.soft(problems.take(), `${path}: problems in the browser`).toEqual([]);
      });
    }
    expect(sharedTitles(described), 'titles of more than one page').toEqual([]);
  });
}
