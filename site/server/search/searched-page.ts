import { withoutLanguage } from '@kontorwerk/contract/address';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import { SEARCH_LIMITS } from '../base/limits.ts';
import { resultKind } from './result-kind.ts';
import type { Indexing } from './search-index.ts';

/** What of a published page is searched, in one language. */
export type Searched = Pick<
  DirectoryEntry,
  'page' | 'path' | 'title' | 'description' | 'date' | 'keywords' | 'text' | 'questions'
>;

/** Of two pages that answer equally well, which kind comes first, and by how little. */
const PREFERENCES = {
  page: 1.15,
  service: 1.15,
  ecommerce: 1.15,
  product: 1.15,
  project: 1.05,
  job: 1,
  post: 1,
} as const;

/** What a post of today has more than one of long ago, and the days after which two thirds of that are gone. */
const NEWNESS = 0.05;
const NEWNESS_DAYS = 365;

const DAY_MS = 86_400_000;

function newness(date: string, now: number): number {
  const at = Date.parse(date);
  return Number.isNaN(at) ? 0 : NEWNESS * Math.exp(-Math.max(0, now - at) / (NEWNESS_DAYS * DAY_MS));
}

/** Everything that a page says: its title first, its text last. */
export function wholePages(clock: () => number): Indexing<Searched> {
  return {
    fields: [
      { name: 'title', boost: 10, textOf: ({ title }) => title },
      // A page is often headed in other words than its title has, and the address is made of these.
      { name: 'address', boost: 4, textOf: ({ path }) => addressWords(path) },
      { name: 'keywords', boost: 4, textOf: ({ keywords }) => keywords.join('\n') },
      { name: 'description', boost: 2.5, textOf: ({ description }) => description },
      {
        name: 'questions',
        boost: 1.6,
        textOf: ({ questions }) => questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n'),
      },
      { name: 'text', boost: 1, textOf: ({ text }) => text.slice(0, SEARCH_LIMITS.textOfPage) },
    ],
    preferenceOf: ({ page, date }) => PREFERENCES[resultKind(page)] + newness(date, clock()),
  };
}

/** How much the names of a page count where a wrong address is looked for. */
export const NAME_BOOSTS = { title: 2, address: 3 } as const;

/** What addresses are made of: enough to tell which page a wrong one may mean. */
export const NAMES_ALONE: Indexing<Searched> = {
  fields: [
    { name: 'title', boost: NAME_BOOSTS.title, textOf: ({ title }) => title },
    { name: 'address', boost: NAME_BOOSTS.address, textOf: ({ path }) => addressWords(path) },
  ],
  preferenceOf: ({ page }) => PREFERENCES[resultKind(page)],
};

/** The words of an address, as far as it can be read. */
export function addressWords(path: string): string {
  const segments = withoutLanguage(path)
    .split('/')
    .map((segment) => {
      const parts = segment.split(/[_-]+/);
      // Of two parts a word may be made, of more a title is.
      return parts.length > 2 ? parts.join(' ') : segment;
    });
  const words = segments.join(' ').trim();
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
