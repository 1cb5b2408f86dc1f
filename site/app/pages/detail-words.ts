import type { Language } from '@kontorwerk/contract/languages';

const en = {
  nextProject: 'Next project',
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
  nextProject: 'Nächstes Projekt',
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
