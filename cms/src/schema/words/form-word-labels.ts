import { APPLICATION_LABELS } from '@kontorwerk/contract/forms/application-labels';
import { CONTACT_LABELS, SERVICE_LABELS, TITLE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import type { GroupLabels } from './label-types.ts';

/** The editors' labels of the forms' words, and where these are shown. */
export const FORM_WORD_LABELS = {
  contact_labels: {
    label: { en: 'Labels of the fields', de: 'Beschriftungen der Felder' },
    where: {
      en: 'On the contact page and in the form at the foot of every page.',
      de: 'Auf der Kontaktseite und im Formular am Fuß jeder Seite.',
    },
    words: CONTACT_LABELS,
  },
  titles: {
    label: { en: 'Titles to choose from', de: 'Anreden zur Auswahl' },
    where: { en: 'In the first field of the contact forms.', de: 'Im ersten Feld der Kontaktformulare.' },
    words: TITLE_LABELS,
  },
  services: {
    label: { en: 'Services to choose from', de: 'Leistungen zur Auswahl' },
    where: {
      en: 'In the contact forms. The inbox keeps the standard names.',
      de: 'In den Kontaktformularen. Der Eingang behält die Standardnamen.',
    },
    words: SERVICE_LABELS,
  },
  form: {
    label: { en: 'Around the fields', de: 'Rund um die Felder' },
    where: {
      en: 'In the contact forms. A button that a section names itself keeps that name.',
      de: 'In den Kontaktformularen. Eine Schaltfläche, die ein Abschnitt selbst benennt, behält diesen Namen.',
    },
    words: {
      send: { en: 'Button', de: 'Schaltfläche' },
      sending: { en: 'While it is being sent', de: 'Während gesendet wird' },
      allRequired: { en: 'Note above the fields', de: 'Hinweis über den Feldern' },
      messageHint: { en: 'Hint in the message field', de: 'Hinweis im Nachrichtenfeld' },
      around: { en: 'Heading beside the form, read aloud only', de: 'Überschrift neben dem Formular, nur vorgelesen' },
      about: { en: 'Heading of what the message is about', de: 'Überschrift zum Thema der Nachricht' },
      aboutHelp: { en: 'Note below what the message is about', de: 'Hinweis unter dem Thema der Nachricht' },
    },
  },
  application_labels: {
    label: { en: 'Labels of the fields', de: 'Beschriftungen der Felder' },
    where: { en: 'In the application form.', de: 'Im Bewerbungsformular.' },
    words: APPLICATION_LABELS,
  },
  application: {
    label: { en: 'Around the fields', de: 'Rund um die Felder' },
    where: {
      en: 'In and beside the application form, and in its place once it has been sent.',
      de: 'Neben und in dem Bewerbungsformular, und an seiner Stelle, sobald es gesendet ist.',
    },
    words: {
      apply: { en: 'Heading', de: 'Überschrift' },
      applyText: { en: 'Text below the heading', de: 'Text unter der Überschrift' },
      sendApplication: { en: 'Button', de: 'Schaltfläche' },
      yearsHelp: { en: 'Note at the years of experience', de: 'Hinweis zur Berufserfahrung' },
      resumeHelp: { en: 'Note at the resume', de: 'Hinweis zum Lebenslauf' },
      readTerms: { en: 'Before the links to the terms', de: 'Vor den Links zu den Bedingungen' },
      terms: { en: 'Link to the terms', de: 'Link zu den Geschäftsbedingungen' },
      and: { en: 'Between both links', de: 'Zwischen beiden Links' },
      privacy: { en: 'Link to the privacy notice', de: 'Link zur Datenschutzerklärung' },
      received: { en: 'Heading after sending', de: 'Überschrift nach dem Senden' },
      next: { en: 'Heading of the next steps', de: 'Überschrift der nächsten Schritte' },
      steps: { en: 'Next steps, one on each line', de: 'Nächste Schritte, einer je Zeile' },
      seeJobs: { en: 'Button to the jobs after sending', de: 'Schaltfläche zu den Stellen nach dem Senden' },
    },
  },
  file: {
    label: { en: 'Field for the resume', de: 'Feld für den Lebenslauf' },
    where: { en: 'In the application form.', de: 'Im Bewerbungsformular.' },
    words: {
      optional: { en: 'Mark for optional fields', de: 'Kennzeichen freiwilliger Felder' },
      dropHere: { en: 'Call to drop a file', de: 'Aufforderung, eine Datei abzulegen' },
      or: { en: 'Between both ways', de: 'Zwischen beiden Wegen' },
      choose: { en: 'Link to choose a file', de: 'Link zum Auswählen einer Datei' },
    },
  },
  answers: {
    label: { en: 'What the forms answer', de: 'Was die Formulare antworten' },
    where: {
      en: 'In place of the form. The first name, or for applications the full name, follows the text.',
      de: 'An der Stelle des Formulars. Auf den Text folgt der Vorname, bei Bewerbungen der volle Name.',
    },
    words: {
      contact_title: { en: 'Heading after a message', de: 'Überschrift nach einer Nachricht' },
      contact_text: { en: 'Text after a message', de: 'Text nach einer Nachricht' },
      application_text: { en: 'Text after an application', de: 'Text nach einer Bewerbung' },
    },
  },
  sent: {
    label: { en: 'Below the answer', de: 'Unter der Antwort' },
    where: { en: 'In place of a form that has been sent.', de: 'An der Stelle eines gesendeten Formulars.' },
    words: {
      backHome: { en: 'Button to the home page', de: 'Schaltfläche zur Startseite' },
      seeProjects: { en: 'Button to the projects', de: 'Schaltfläche zu den Projekten' },
      received: { en: 'Word in the stamp', de: 'Wort im Stempel' },
    },
  },
} as const satisfies GroupLabels<
  'contact_labels' | 'titles' | 'services' | 'form' | 'application_labels' | 'application' | 'file' | 'answers' | 'sent'
>;
