import type { Language } from '@kontorwerk/contract/languages';
import type { Place } from '#app/content/details.ts';

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
  questions: 'Questions first?',
  questionsText: 'Write or call. A person answers, not a portal.',
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
  questions: 'Erst noch Fragen?',
  questionsText: 'Schreiben Sie oder rufen Sie an. Es antwortet ein Mensch und kein Portal.',
  applyNow: 'Jetzt bewerben',
  furtherJobs: 'Weitere offene Stellen',
  furtherServices: 'Weitere Leistungen',
};

/** The words of the detail pages. */
export const detailWords: Readonly<Record<Language, typeof en>> = { en, de };
