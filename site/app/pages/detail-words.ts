import type { Language } from '@kontorwerk/contract/languages';
import type { Place } from '#app/content/neighbours.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

const en = {
  nextProject: ({ next, of }: Place) => `Next project, ${twoDigits(next)} of ${twoDigits(of)}`,
  turnThePage: 'Turn the page',
  previous: 'Previous',
  next: 'Next',
  further: 'Further reading',
  blog: 'Blog',
  by: 'By',
  from: 'From',
  facts: 'The job in brief',
  questions: (name: string) => (name === '' ? 'Questions about the job?' : `${name} answers questions`),
  questionsText: 'Call or write to us, before you apply or after.',
  applyNow: 'Apply now',
  furtherJobs: 'More open jobs',
  furtherServices: 'What else we do',
};

const de: typeof en = {
  nextProject: ({ next, of }) => `Nächstes Projekt, ${twoDigits(next)} von ${twoDigits(of)}`,
  turnThePage: 'Umblättern',
  previous: 'Zurück',
  next: 'Weiter',
  further: 'Weiterlesen',
  blog: 'Blog',
  by: 'Von',
  from: 'Ab',
  facts: 'Die Stelle in Kürze',
  questions: (name) => (name === '' ? 'Fragen zur Stelle?' : `${name} beantwortet Fragen`),
  questionsText: 'Rufen Sie an oder schreiben Sie uns, vor der Bewerbung oder danach.',
  applyNow: 'Jetzt bewerben',
  furtherJobs: 'Weitere offene Stellen',
  furtherServices: 'Weitere Leistungen',
};

/** The words of the detail pages. */
export const detailWords: Readonly<Record<Language, typeof en>> = { en, de };
