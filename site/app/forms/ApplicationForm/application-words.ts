import { EXPERIENCE_MAX_YEARS, EXPERIENCE_MIN_YEARS, RESUME_MAX_MB } from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';

const en = {
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
  next: `<h3>What happens next</h3><ol>
    <li>Your application is with us, and so is its resume.</li>
    <li>People read it who would work with you. No software sorts it first.</li>
    <li>We write to the address that you gave, whatever the answer.</li>
  </ol>`,
  seeJobs: 'See all jobs',
};

const de: typeof en = {
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
  next: `<h3>Wie es weitergeht</h3><ol>
    <li>Ihre Bewerbung liegt uns vor, mit dem Lebenslauf.</li>
    <li>Es lesen Menschen, die mit Ihnen arbeiten würden. Keine Software sortiert vor.</li>
    <li>Wir schreiben an die angegebene Adresse, wie auch immer die Antwort lautet.</li>
  </ol>`,
  seeJobs: 'Alle Stellen ansehen',
};

/** The words of the application form alone. */
export const applicationWords: Readonly<Record<Language, typeof en>> = { en, de };
