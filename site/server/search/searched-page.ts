import { withoutLanguage } from '@kontorwerk/contract/address';
import type { ResultKind } from '@kontorwerk/contract/search';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import { SEARCH_LIMITS } from '../base/limits.ts';
import { pageKind } from './page-kind.ts';
import type { IndexedField, Indexing } from './search-index.ts';

/** What of a published page is searched, in one language. */
export type Searched = Pick<
  DirectoryEntry,
  'page' | 'path' | 'title' | 'description' | 'date' | 'picture' | 'keywords' | 'text' | 'questions'
> & {
  /** Set for a question that a page answers: its title, with the answer as its text and its place as its path. */
  readonly isQuestion?: true;
};

/** What is indexed, and what of the pages there are that is made of. */
export type PageIndexing = Indexing<Searched> & {
  readonly documentsOf: (pages: readonly Searched[]) => readonly Searched[];
};

/** What something is, for those who read results. */
export function resultKind({ page, isQuestion }: Searched): ResultKind {
  return isQuestion ? 'question' : pageKind(page);
}

function questionsOf({ page, path, questions }: Searched): readonly Searched[] {
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

/** Pages, and behind them the questions that they answer, each by itself. */
function withQuestions(pages: readonly Searched[]): readonly Searched[] {
  return [...pages, ...pages.flatMap(questionsOf).slice(0, SEARCH_LIMITS.questions)];
}

/** Of two pages that answer equally well, which kind comes first, and by how little. */
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

/** How much less a job answers to one word: who names a technology alone looks for what is done with it. */
const JOB_BY_ONE_WORD = 0.55;

/** What a post of today has more than one of long ago, and the days after which two thirds of that are gone. */
const NEWNESS = 0.05;
const NEWNESS_DAYS = 365;

const DAY_MS = 86_400_000;

function newness(date: string, now: number): number {
  const at = Date.parse(date);
  return Number.isNaN(at) ? 0 : NEWNESS * Math.exp(-Math.max(0, now - at) / (NEWNESS_DAYS * DAY_MS));
}

/** Which of two answers to a single word comes first, besides what is always so. */
export function preferenceOfOneWord(found: Searched): number {
  return resultKind(found) === 'job' ? JOB_BY_ONE_WORD : 1;
}

/** Questions have titles and addresses of their pages, and aren't looked for by them. */
function titleOfPage({ title, isQuestion }: Searched): string {
  return isQuestion ? '' : title;
}

function wordsOfPath({ path, isQuestion }: Searched): string {
  return isQuestion ? '' : addressWords(path);
}

/** Where words of a page, or of a question, are found. */
const FIELDS: readonly IndexedField<Searched>[] = [
  { name: 'title', boost: 10, textOf: titleOfPage },
  // A page is often headed in other words than its title has, and the address is made of these.
  { name: 'address', boost: 4, textOf: wordsOfPath },
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

/** How much fields count where somebody asks: a question that is answered comes before pages that are headed by its words. */
export const ASKING_BOOSTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(FIELDS.map(({ name, boost }) => [name, boost])),
  question: 60,
};

/** Everything that pages say, and what they answer. */
export function wholePages(clock: () => number): PageIndexing {
  return {
    fields: FIELDS,
    preferenceOf: (found) => PREFERENCES[resultKind(found)] + newness(found.date, clock()),
    documentsOf: withQuestions,
  };
}

/** How much the names of a page count where a wrong address is looked for. */
export const NAME_BOOSTS = { title: 2, address: 3 } as const;

/** What addresses are made of: enough to tell which page a wrong one may mean. */
export const NAMES_ALONE: PageIndexing = {
  fields: [
    { name: 'title', boost: NAME_BOOSTS.title, textOf: titleOfPage },
    { name: 'address', boost: NAME_BOOSTS.address, textOf: wordsOfPath },
  ],
  preferenceOf: (found) => PREFERENCES[resultKind(found)],
  documentsOf: (pages) => pages,
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
