import type { Language } from '@kontorwerk/contract/languages';

const en = {
  title: 'This job is no longer open',
  text: 'The closing date has passed, or the position has been filled. See who we’re looking for today, or write to us anyway.',
  jobs: 'See the open jobs',
  apply: 'Send a speculative application',
};

const de: typeof en = {
  title: 'Diese Stelle ist nicht mehr offen',
  text: 'Die Bewerbungsfrist ist abgelaufen, oder die Stelle ist besetzt. Sehen Sie nach, wen wir zurzeit suchen, oder schreiben Sie uns trotzdem.',
  jobs: 'Offene Stellen ansehen',
  apply: 'Initiativ bewerben',
};

/** Words of the page of an ended job. */
export const endedWords: Readonly<Record<Language, typeof en>> = { en, de };
