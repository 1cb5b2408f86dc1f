import type { LocalWords } from '../languages.ts';

/** The interface texts of the pages of posts, projects and jobs. */
export const DETAIL_WORDS = {
  en: {
    turnThePage: 'Turn the page',
    previous: 'Previous',
    next: 'Next',
    further: 'Further reading',
    by: 'By',
    from: 'Earliest start',
    facts: 'The job in brief',
    questionsText: 'Call or write to us, before you apply or after.',
    applyNow: 'Apply now',
    furtherJobs: 'More open jobs',
    furtherServices: 'What else we do',
  },
  de: {
    turnThePage: 'Umblättern',
    previous: 'Zurück',
    next: 'Weiter',
    further: 'Weiterlesen',
    by: 'Von',
    from: 'Frühester Beginn',
    facts: 'Die Stelle in Kürze',
    questionsText: 'Rufen Sie an oder schreiben Sie uns, vor der Bewerbung oder danach.',
    applyNow: 'Jetzt bewerben',
    furtherJobs: 'Weitere offene Stellen',
    furtherServices: 'Weitere Leistungen',
  },
} satisfies LocalWords;
