import { EXPERIENCE_MAX_YEARS, EXPERIENCE_MIN_YEARS, RESUME_MAX_MB } from '../constants.ts';
import type { LocalWords } from '../languages.ts';

/** The texts around the application form's fields, and those that replace the form once it was sent. */
export const APPLICATION_WORDS = {
  en: {
    apply: 'Apply in four minutes',
    applyText: 'No cover letter. All fields are required.',
    sendApplication: 'Send application',
    yearsHelp: `${EXPERIENCE_MIN_YEARS} to ${EXPERIENCE_MAX_YEARS}`,
    resumeHelp: `PDF, DOC, DOCX, PPT or PPTX, up to ${RESUME_MAX_MB} MB`,
    readTerms: 'Read the',
    terms: 'terms and conditions',
    and: 'and the',
    privacy: 'privacy notice',
    received: 'Received with thanks',
    next: 'What happens next',
    /** One step per line. */
    steps: `We have your application and your CV.
The people you would work with read it. No software sorts it first.
We write to the address you gave us, whatever the answer.`,
    seeJobs: 'See all jobs',
  },
  de: {
    apply: 'In vier Minuten bewerben',
    applyText: 'Ohne Anschreiben. Alle Felder sind Pflichtfelder.',
    sendApplication: 'Bewerbung senden',
    yearsHelp: `${EXPERIENCE_MIN_YEARS} bis ${EXPERIENCE_MAX_YEARS}`,
    resumeHelp: `PDF, DOC, DOCX, PPT oder PPTX, höchstens ${RESUME_MAX_MB}\u00a0MB`,
    readTerms: 'Hier stehen die',
    terms: 'Geschäftsbedingungen',
    and: 'und die',
    privacy: 'Datenschutzerklärung',
    received: 'Dankend erhalten',
    next: 'Wie es weitergeht',
    steps: `Ihre Bewerbung liegt uns vor, mit dem Lebenslauf.
Gelesen wird sie von den Menschen, mit denen Sie arbeiten würden. Keine Software sortiert vor.
Wir schreiben an die angegebene Adresse, wie auch immer die Antwort lautet.`,
    seeJobs: 'Alle Stellen ansehen',
  },
} satisfies LocalWords;
