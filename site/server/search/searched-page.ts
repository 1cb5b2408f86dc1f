import { withoutLanguage } from '@kontorwerk/contract/address/address';
import type { ResultKind } from '@kontorwerk/contract/content/search';
import { PAGES, type PageName, type Subject } from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { PageKind } from '../../app/content/search-answer.ts';
import { SEARCH_LIMITS } from '../base/limits.ts';
import type { IndexedField, Indexing } from './search-index.ts';

const KINDS: Readonly<Record<Subject, PageKind>> = {
  agency: 'page',
  services: 'service',
  ecommerce: 'ecommerce',
  products: 'product',
  projects: 'project',
  posts: 'post',
  jobs: 'job',
  legal: 'page',
};

/** Returns the kind of a page for search results. A list page isn't of the kind that it lists. */
export function pageKind(page: PageName): PageKind {
  return 'paged' in PAGES[page] ? 'page' : KINDS[PAGES[page].subject];
}

/** The searched parts of a published page, in one language. */
export type SearchedPage = Pick<
  DirectoryEntry,
  'page' | 'path' | 'title' | 'description' | 'date' | 'picture' | 'keywords' | 'text' | 'questions'
> & {
  /**
   * Set for a question that a page answers: the question is its title, the answer its text, and the anchor its path.
   */
  readonly isQuestion?: true;
};

/** How pages are indexed, and which documents are made from them. */
export type PageIndexing = Indexing<SearchedPage> & {
  readonly documentsOf: (pages: readonly SearchedPage[]) => readonly SearchedPage[];
};

/** Returns the kind of a result. */
export function resultKind({ page, isQuestion }: SearchedPage): ResultKind {
  return isQuestion ? 'question' : pageKind(page);
}

function listQuestions({ page, path, questions }: SearchedPage): readonly SearchedPage[] {
  return questions.map(({ question, answer, anchor }) => ({
    page,
    path: `${path}#${encodeURIComponent(anchor)}`,
    title: question,
    description: '',
    date: '',
    picture: null,
    keywords: [],
    text: answer,
    questions: [],
    isQuestion: true,
  }));
}

/** Appends to the pages a document for each question that they answer. */
function appendQuestions(pages: readonly SearchedPage[]): readonly SearchedPage[] {
  return [...pages, ...pages.flatMap(listQuestions).slice(0, SEARCH_LIMITS.questions)];
}

/** The preference among equally good results, by kind. */
const PREFERENCES = {
  page: 1.15,
  service: 1.15,
  ecommerce: 1.15,
  product: 1.15,
  project: 1.05,
  post: 1,
  question: 1,
  job: 0.8,
} as const;

/** The preference of a job for a single word: a visitor who names only a technology seeks services with it. */
const JOB_BY_ONE_WORD = 0.55;

/** The bonus of a post of today over an old one, and the days after which two thirds of it are gone. */
const NEWNESS = 0.05;
const NEWNESS_DAYS = 365;

const DAY_MS = 86_400_000;

function newnessBonus(date: string, now: number): number {
  const at = Date.parse(date);
  return Number.isNaN(at) ? 0 : NEWNESS * Math.exp(-Math.max(0, now - at) / (NEWNESS_DAYS * DAY_MS));
}

/** Returns the additional preference for a query of a single word. */
export function oneWordPreference(page: SearchedPage): number {
  return resultKind(page) === 'job' ? JOB_BY_ONE_WORD : 1;
}

/** Questions have the title and address of their page, but aren't found by these. */
function pageTitle({ title, isQuestion }: SearchedPage): string {
  return isQuestion ? '' : title;
}

function pathWords({ path, isQuestion }: SearchedPage): string {
  return isQuestion ? '' : addressWords(path);
}

/** The fields of a page or a question. */
const FIELDS: readonly IndexedField<SearchedPage>[] = [
  { name: 'title', boost: 10, textOf: pageTitle },
  // A page's heading often differs from its title, from which the address is made.
  { name: 'address', boost: 4, textOf: pathWords },
  { name: 'keywords', boost: 4, textOf: ({ keywords }) => keywords.join('\n') },
  { name: 'question', boost: 6, textOf: ({ title, isQuestion }) => (isQuestion ? title : '') },
  { name: 'description', boost: 2.5, textOf: ({ description }) => description },
  {
    name: 'questions',
    boost: 1.6,
    textOf: ({ questions }) => questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n'),
  },
  { name: 'text', boost: 1, textOf: ({ text }) => text.slice(0, SEARCH_LIMITS.textOfPage) },
];

/** The field weights for questions: a matching question comes before pages headed by its words. */
export const QUESTION_BOOSTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(FIELDS.map(({ name, boost }) => [name, boost])),
  question: 60,
};

/** Indexes the full pages and their questions. */
export function createPageIndexing(clock: () => number): PageIndexing {
  return {
    fields: FIELDS,
    preferenceOf: (page) => PREFERENCES[resultKind(page)] + newnessBonus(page.date, clock()),
    documentsOf: appendQuestions,
  };
}

/** The weights of a page's names in the search for a wrong address. */
export const NAME_BOOSTS = { title: 2, address: 3 } as const;

/** Indexes only titles and addresses: enough for suggestions for a wrong address. */
export const NAME_INDEXING: PageIndexing = {
  fields: [
    { name: 'title', boost: NAME_BOOSTS.title, textOf: pageTitle },
    { name: 'address', boost: NAME_BOOSTS.address, textOf: pathWords },
  ],
  preferenceOf: (page) => PREFERENCES[resultKind(page)],
  documentsOf: (pages) => pages,
};

/** Returns the words of an address, decoded if possible. */
export function addressWords(path: string): string {
  const segments = withoutLanguage(path)
    .split('/')
    .map((segment) => {
      const parts = segment.split(/[_-]+/);
      // Two parts may be a compound word, more are a title.
      return parts.length > 2 ? parts.join(' ') : segment;
    });
  const words = segments.join(' ').trim();
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
