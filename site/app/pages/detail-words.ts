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
  questions: 'Questions about the job?',
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
  questions: 'Fragen zur Stelle?',
  questionsText: 'Rufen Sie an oder schreiben Sie uns, vor der Bewerbung oder danach.',
  applyNow: 'Jetzt bewerben',
  furtherJobs: 'Weitere offene Stellen',
  furtherServices: 'Weitere Leistungen',
};

/** The words of the detail pages. */
export const detailWords: Readonly<Record<Language, typeof en>> = { en, de };
