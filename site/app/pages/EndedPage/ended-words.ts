import type { Language } from '@kontorwerk/contract/languages';

const en = {
  title: 'This job is no longer open',
  text: 'Its time has passed, or somebody has it. See whom we are looking for today, or write to us all the same.',
  jobs: 'See the open jobs',
  apply: 'Apply without a post',
};

const de: typeof en = {
  title: 'Diese Stelle ist nicht mehr offen',
  text: 'Ihre Frist ist abgelaufen, oder sie ist besetzt. Sehen Sie, wen wir heute suchen, oder schreiben Sie uns trotzdem.',
  jobs: 'Offene Stellen ansehen',
  apply: 'Initiativ bewerben',
};

/** What stands at the address of a job that has ended. */
export const endedWords: Readonly<Record<Language, typeof en>> = { en, de };
