import type { ResultKind } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';

type ResultWords = {
  readonly kinds: Readonly<Record<ResultKind, string>>;
  /** Labels of the filter by kind of result: of the filter as a whole, of all kinds and of each kind. */
  readonly ways: string;
  readonly every: string;
  readonly several: Readonly<Record<ResultKind, string>>;
  /** Label of the list of results. */
  readonly list: string;
  readonly count: (total: number, query: string) => string;
  /** When the list is truncated. */
  readonly first: (shown: number, total: number) => string;
  /** Link to more results. */
  readonly more: string;
  /** When more results are shown only after a kind is chosen. */
  readonly narrow: string;
  readonly nothing: (query: string) => string;
  readonly tips: readonly string[];
  readonly elsewhere: string;
  readonly all: string;
  readonly unavailable: string;
  /** When searches are rate-limited: the search is retried automatically. */
  readonly busy: (seconds: number) => string;
};

/** Words around the results of a search. */
const en: ResultWords = {
  kinds: {
    page: 'Page',
    service: 'Service',
    ecommerce: 'E-commerce',
    product: 'Product',
    project: 'Project',
    post: 'Post',
    job: 'Job',
    question: 'Question',
  },
  ways: 'Kinds of results',
  every: 'All',
  several: {
    page: 'Pages',
    service: 'Services',
    ecommerce: 'E-commerce',
    product: 'Products',
    project: 'Projects',
    post: 'Posts',
    job: 'Jobs',
    question: 'Questions',
  },
  list: 'Search results',
  count: (total, query) => `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`,
  first: (shown, total) => `Top ${shown} of ${total} results`,
  more: 'Show more results',
  narrow: 'Choose a kind to see more of it.',
  nothing: (query) => `No results for “${query}”`,
  tips: ['Fewer words often find more.', 'Try another word for the same thing.', 'The beginning of a word is enough.'],
  elsewhere: 'Or start here:',
  all: 'All results',
  unavailable: 'Search isn’t responding right now. Please try again in a moment.',
  busy: (seconds) =>
    `There are a lot of searches right now. We’ll try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
};

const de: ResultWords = {
  kinds: {
    page: 'Seite',
    service: 'Leistung',
    ecommerce: 'E-Commerce',
    product: 'Produkt',
    project: 'Projekt',
    post: 'Beitrag',
    job: 'Stelle',
    question: 'Frage',
  },
  ways: 'Arten von Ergebnissen',
  every: 'Alle',
  several: {
    page: 'Seiten',
    service: 'Leistungen',
    ecommerce: 'E-Commerce',
    product: 'Produkte',
    project: 'Projekte',
    post: 'Beiträge',
    job: 'Stellen',
    question: 'Fragen',
  },
  list: 'Suchergebnisse',
  count: (total, query) => `${total} ${total === 1 ? 'Ergebnis' : 'Ergebnisse'} zu „${query}“`,
  first: (shown, total) => `Die ${shown} besten von ${total} Ergebnissen`,
  more: 'Weitere Ergebnisse zeigen',
  narrow: 'Wählen Sie eine Art, um mehr davon zu sehen.',
  nothing: (query) => `Zu „${query}“ wurde nichts gefunden`,
  tips: [
    'Mit weniger Wörtern finden Sie oft mehr.',
    'Versuchen Sie ein anderes Wort für dasselbe.',
    'Der Anfang eines Wortes genügt.',
  ],
  elsewhere: 'Oder beginnen Sie hier:',
  all: 'Alle Ergebnisse',
  unavailable: 'Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  busy: (seconds) =>
    `Gerade wird sehr viel gesucht. In ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} versuchen wir es noch einmal.`,
};

export const resultWords: Readonly<Record<Language, ResultWords>> = { en, de };
