import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { RESULTS_SHOWN } from '@kontorwerk/contract/content/search';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { SEARCH_QUERIES } from '../e2e/support/pages/search-queries.ts';
import { createSearch } from '../site/server/search/search.ts';
import { createPageIndexing, type SearchedPage } from '../site/server/search/searched-page.ts';
import { manyPages, pagesOf } from './measures/search-pages.ts';
import { cpuMs, filledIndex, heapMb, timesOf } from './measures/search-times.ts';

/**
 * Compares the results and speed of search libraries' defaults with the site's index, on a number of pages per language
 * generated from a CMS with the sample content:
 *
 *     node bench/search.ts http://127.0.0.1:3001 10000
 *
 * Times are CPU time. The libraries are installed into a temporary folder.
 */

const LIBRARIES = { '@orama/orama': '3.1.18', minisearch: '7.2.0' } as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const packages = Object.entries(LIBRARIES).map(([name, version]) => `${name}@${version}`);
execFileSync('npm', ['install', '--prefix', folder, ...packages], { stdio: 'ignore' });

function libraryAt(name: keyof typeof LIBRARIES): string {
  return pathToFileURL(createRequire(path.join(folder, 'here.js')).resolve(name)).href;
}

const [, , backendUrl, given = '10000'] = process.argv;
const count = Number(given);
if (!backendUrl || !(count > 0)) throw new Error('Usage: node bench/search.ts <address of a CMS> [pages]');

/** Counts the queries of the table that find their page first, and among the first three. */
function quality(language: Language, ask: (query: string) => readonly string[]): string {
  const places = SEARCH_QUERIES[language].map(([query, wanted]) => ask(query).indexOf(wanted));
  const first = places.filter((place) => place === 0).length;
  const three = places.filter((place) => place >= 0 && place < 3).length;
  return `of ${places.length} queries ${first} find their page first, ${three} among the first three`;
}

/** Fills an index with pages, and resolves with a function that searches their paths. */
type Candidate = (language: Language, pages: readonly SearchedPage[]) => Promise<(query: string) => readonly string[]>;

async function siteIndex(language: Language, pages: readonly SearchedPage[]) {
  const { index } = await filledIndex(language, createPageIndexing(Date.now), pages);
  const search = createSearch({ of: () => index }, { countSearch() {} });
  return (query: string) =>
    search.answer({ query, kind: null, shown: RESULTS_SHOWN }, language).results.map(({ path }) => path);
}

const BOOST = { title: 10, address: 4, keywords: 4, description: 2.5, questions: 1.6, text: 1 };

/** Converts a page for the libraries. */
function plainDocument({ path: id, title, description, keywords, text, questions }: SearchedPage) {
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`).join(' ');
  return { id, title, description, keywords: keywords.join(' '), text, questions: answers };
}

/** The used part of MiniSearch's types, which is no dependency of the project. */
type MiniSearch = new (
  options: object,
) => {
  addAll(documents: readonly object[]): void;
  search(query: string): readonly { readonly id: string }[];
};

async function plainMiniSearch(): Promise<Candidate> {
  const { default: Library }: { readonly default: MiniSearch } = await import(libraryAt('minisearch'));
  return async (_language, pages) => {
    const index = new Library({
      fields: ['title', 'description', 'keywords', 'text', 'questions'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: BOOST },
    });
    index.addAll(pages.map(plainDocument));
    return (query) => index.search(query).map(({ id }) => id);
  };
}

/** The used part of Orama's types, which is no dependency of the project. */
type Orama = {
  create(options: object): object;
  insertMultiple(database: object, documents: readonly object[], size?: number): Promise<unknown>;
  search(
    database: object,
    query: object,
  ): { readonly elapsed: unknown; readonly hits: readonly { readonly document: { readonly id: string } }[] };
};

async function orama(): Promise<Candidate> {
  const library: Orama = await import(libraryAt('@orama/orama'));
  return async (language, pages) => {
    const name = language === 'de' ? 'german' : 'english';
    const { stemmer } = await import(`@orama/stemmers/${name}`);
    const database = library.create({
      schema: {
        id: 'string',
        title: 'string',
        description: 'string',
        keywords: 'string',
        text: 'string',
        questions: 'string',
      },
      components: { tokenizer: { language: name, stemming: true, stemmer } },
    });
    await library.insertMultiple(database, pages.map(plainDocument), 500);
    const properties = ['title', 'description', 'keywords', 'text', 'questions'];
    return (term) =>
      library
        .search(database, { term, tolerance: 1, limit: 10, properties, boost: BOOST })
        .hits.map(({ document }) => document.id);
  };
}

const CANDIDATES = {
  'the site’s index': siteIndex,
  'MiniSearch by itself': await plainMiniSearch(),
  'Orama by itself': await orama(),
};

/** Fills and queries one index. A separate scope, so that one's memory doesn't count for the next. */
async function measureOne(fill: Candidate, language: Language, pages: readonly SearchedPage[]): Promise<string> {
  const before = heapMb();
  const since = cpuMs();
  const ask = await fill(language, pages);
  const took = cpuMs() - since;
  const memory = heapMb() - before;
  const queries = SEARCH_QUERIES[language].map(([query]) => query);
  const { median, p99, longest } = timesOf(ask, queries);
  const times = [took, median, p99, longest].map((ms) => ms.toFixed(1));
  return `filled in ${times[0]} ms, ${memory.toFixed(0)} MB; median ${times[1]}, p99 ${times[2]}, longest ${times[3]} ms`;
}

const sample = await pagesOf(backendUrl);
const many = { en: manyPages(sample.en, count), de: manyPages(sample.de, count) };
for (const language of LANGUAGES) {
  console.log(`\n${language}: ${sample[language].length} pages of the sample, then ${count}`);
  for (const [name, fill] of Object.entries(CANDIDATES)) {
    console.log(`  ${name}: ${quality(language, await fill(language, sample[language]))}`);
    console.log(`    ${await measureOne(fill, language, many[language])}`);
  }
}
