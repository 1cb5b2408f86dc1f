import type { Language } from '@kontorwerk/contract/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSearchedPage } from '../testing/searched-page.ts';
import { parseQuery } from './query.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { buildSearchResult } from './search-result.ts';
import { createPageIndexing, type SearchedPage } from './searched-page.ts';

const NOW = Date.parse('2026-06-01');
const RUNNING = new AbortController().signal;

async function indexOf(pages: readonly SearchedPage[], language: Language = 'de') {
  const index = createSearchIndex(
    language,
    createPageIndexing(() => NOW),
  );
  await index.update(pages, RUNNING);
  return index;
}

function paths(index: SearchIndex<SearchedPage>, query: string, language: Language = 'de') {
  return index.search(parseQuery(query, language), 10).best.map(({ document }) => document.path);
}

const PAGES = [
  buildSearchedPage('/wawi', 'Anbindung an die Warenwirtschaft'),
  buildSearchedPage('/wirtschaft', 'Wirtschaft'),
  buildSearchedPage('/shop', 'Ihr Online-Shop'),
  buildSearchedPage('/laden', 'Der Onlineshop'),
  buildSearchedPage('/bf', 'Barrierefreiheit'),
  buildSearchedPage('/groesse', 'Größe und Straße'),
  buildSearchedPage('/magento', 'Magento'),
];

test.each([
  ['Warenwirtschaft', ['/wawi']],
  ['warenwirtschft', ['/wawi']],
  ['Onlineshop', ['/laden', '/shop']],
  ['Online Shop', ['/shop', '/laden']],
  ['online-shop', ['/laden', '/shop']],
  ['barrierefrei', ['/bf']],
  ['Barierefreiheit', ['/bf']],
  ['barr', ['/bf']],
  ['groesse', ['/groesse']],
  ['strasse', ['/groesse']],
  ['magneto', ['/magento']],
  ['xyzzy', []],
])('%s finds %j', async (query, found) => {
  expect(paths(await indexOf(PAGES), query).toSorted()).toEqual(found.toSorted());
});

test.each([
  ['Weinstraße', ['/groesse']],
  ['Magentoschwurbel', ['/magento']],
  ['Schwurbelwirtschaft', ['/wirtschaft']],
  ['Schwurbel-Wirtschaft', ['/wirtschaft']],
  ['Schwurbelwirtschaft Magento', ['/magento']],
  ['Überraschung', []],
  ['Schwurbeluns', []],
])('where nothing has all of %s, what is known of it finds %j', async (query, found) => {
  expect(paths(await indexOf([...PAGES, buildSearchedPage('/uns', 'Über uns')]), query)).toEqual(found);
});

test('a compound comes after the word itself, and what only has its letters is none', async () => {
  const index = await indexOf([
    ...PAGES,
    buildSearchedPage('/waren', 'Waren'),
    buildSearchedPage('/bewirtschaftet', 'Bewirtschaftet'),
  ]);
  expect(paths(index, 'Wirtschaft')).toEqual(['/wirtschaft', '/wawi']);
});

test.each(['en', 'de'] as const)('a workshop is no shop in %s, as long as there are shops', async (language) => {
  const workshops = [buildSearchedPage('/work', 'At work'), buildSearchedPage('/workshop', 'Our workshop')];
  const index = await indexOf([...workshops, buildSearchedPage('/shop', 'Shops')], language);
  expect(paths(index, 'shop', language)).toEqual(['/shop']);
  expect(paths(index, 'workshop', language)).toEqual(['/workshop']);
  expect(paths(await indexOf(workshops, language), 'shop', language)).toEqual(['/workshop']);
});

test('in English a compound is none of its parts, as long as these are written by themselves', async () => {
  const pages = [buildSearchedPage('/web', 'The webshop'), buildSearchedPage('/shop', 'The web, shops')];
  const index = await indexOf(pages, 'en');
  expect(paths(index, 'shop', 'en')).toEqual(['/shop']);
  expect(paths(index, 'web', 'en')).toEqual(['/shop', '/web']);
  expect(paths(index, 'webshops', 'en').toSorted()).toEqual(['/shop', '/web']);
});

test('a title counts more than keywords, these more than a description, a question and a text', async () => {
  const index = await indexOf([
    buildSearchedPage('/text', 'A', { text: 'Migration' }),
    buildSearchedPage('/question', 'B', { questions: [{ question: 'Migration', answer: '', anchor: '' }] }),
    buildSearchedPage('/description', 'C', { description: 'Migration' }),
    buildSearchedPage('/keyword', 'D', { keywords: ['Migration'] }),
    buildSearchedPage('/title', 'Migration'),
  ]);
  expect(paths(index, 'Migration')).toEqual(['/title', '/keyword', '/description', '/question', '/text']);
});

test('of equals pages and services come before posts, and newer posts before older ones', async () => {
  const index = await indexOf([
    buildSearchedPage('/old', 'Migration', { date: '2020-01-01' }),
    buildSearchedPage('/new', 'Migration', { date: '2026-05-01' }),
    buildSearchedPage('/service', 'Migration', { page: 'service' }),
  ]);
  expect(paths(index, 'Migration')).toEqual(['/service', '/new', '/old']);
});

test('what has all words comes alone; where nothing has them all, what has most of them', async () => {
  const index = await indexOf([
    buildSearchedPage('/both', 'Shopware Migration'),
    buildSearchedPage('/one', 'Shopware'),
    buildSearchedPage('/other', 'Migration'),
  ]);
  expect(paths(index, 'shopware migration')).toEqual(['/both']);
  expect(paths(index, 'shopware migration xyzzy')).toEqual(['/both']);
});

test('what has changed is read anew, what is gone is forgotten, and what is left is what a new index would be', async () => {
  const before = [
    buildSearchedPage('/a', 'Alte Namen'),
    buildSearchedPage('/b', 'Bleibt'),
    buildSearchedPage('/c', 'Verschwindet'),
  ];
  const after = [
    buildSearchedPage('/a', 'Neue Namen'),
    buildSearchedPage('/b', 'Bleibt'),
    buildSearchedPage('/d', 'Kommt'),
  ];
  const index = await indexOf(before);
  await index.update(after, RUNNING);
  const anew = await indexOf(after);
  for (const query of ['alte', 'neue', 'namen', 'bleibt', 'verschwindet', 'kommt'])
    expect(paths(index, query)).toEqual(paths(anew, query));
  expect([index.size, index.terms]).toEqual([anew.size, anew.terms]);
});

test('others have their turn while many pages are read', async () => {
  const text = 'Ein Text mit vielen Wörtern. '.repeat(20);
  const pages = Array.from({ length: 600 }, (_, at) => buildSearchedPage(`/${at}`, `Seite ${at}`, { text }));
  let turns = 0;
  let isReading = true;
  const turn = () => {
    turns += 1;
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  await indexOf(pages);
  isReading = false;
  expect(turns).toBeGreaterThan(2);
});

test.each(['constructor', '__proto__ toString', 'hasOwnProperty', '\u0000', '😀', 'a'.repeat(100), ' '])(
  'odd input finds nothing: %j',
  async (query) => {
    expect(paths(await indexOf(PAGES), query)).toEqual([]);
  },
);

test('whatever is asked has an answer, whose marks and excerpts are parts of the page', async () => {
  const page = buildSearchedPage('/p', 'Größe & Straße', { text: 'Ein Online-Shop für C++ und Node.js. '.repeat(40) });
  const index = await indexOf([page, ...PAGES]);
  const part = fc.constantFrom('größe', 'shop', 'node', 'c++', 'strasse', ' ', '-', '.');
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(query, (asked) => {
      const { best, terms } = index.search(parseQuery(asked, 'de'), 10);
      for (const one of best) {
        const { document } = one;
        const { title, excerpt } = buildSearchResult(one, terms, 'de');
        expect(title.join('')).toBe(document.title);
        const shown = excerpt.join('').replaceAll(/^… | …$/g, '');
        expect([document.description, document.text].some((text) => text.includes(shown))).toBe(true);
      }
    }),
  );
});
