import type { Language } from '@kontorwerk/contract/languages';
import type { ResultKind } from './search-answer.ts';

type ResultWords = {
  readonly kinds: Readonly<Record<ResultKind, string>>;
  readonly count: (total: number) => string;
  /** Where not all are shown. */
  readonly first: (shown: number, total: number) => string;
  readonly nothing: (query: string) => string;
  readonly tips: readonly string[];
  readonly elsewhere: string;
  readonly all: string;
  readonly close: string;
  readonly unavailable: string;
};

/** What is said about results of a search. */
const en: ResultWords = {
  kinds: {
    page: 'Page',
    service: 'Service',
    ecommerce: 'E-commerce',
    product: 'Product',
    project: 'Project',
    post: 'Article',
    job: 'Job',
  },
  count: (total) => (total === 1 ? '1 result' : `${total} results`),
  first: (shown, total) => `The best ${shown} of ${total} results`,
  nothing: (query) => `No results for “${query}”`,
  tips: ['Fewer words often find more.', 'Try another word for the same thing.', 'The beginning of a word is enough.'],
  elsewhere: 'Or start here:',
  all: 'All results',
  close: 'Close',
  unavailable: 'Search isn’t responding right now. Please try again in a moment.',
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
  },
  count: (total) => (total === 1 ? '1 Ergebnis' : `${total} Ergebnisse`),
  first: (shown, total) => `Die ${shown} besten von ${total} Ergebnissen`,
  nothing: (query) => `Zu „${query}“ wurde nichts gefunden`,
  tips: [
    'Mit weniger Wörtern finden Sie oft mehr.',
    'Versuchen Sie ein anderes Wort für dasselbe.',
    'Der Anfang eines Wortes genügt.',
  ],
  elsewhere: 'Oder beginnen Sie hier:',
  all: 'Alle Ergebnisse',
  close: 'Schließen',
  unavailable: 'Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
};

export const resultWords: Readonly<Record<Language, ResultWords>> = { en, de };
