import type { Language } from '@kontorwerk/contract/languages';

const en = {
  title: 'Style guide',
  intro: 'Every token, every control in all its states and every kind of section, as this site shows them.',
  colours: 'Colours',
  type: 'Type',
  specimen: 'Two foxes jump, one rests',
  spaces: 'Spaces',
  corners: 'Corners',
  motions: 'Motion: press to play',
  controls: 'Controls',
  fields: 'Fields',
  icons: 'Icons',
  sections: 'Sections',
  button: 'Send message',
  link: 'See the projects',
  field: 'First name',
  help: 'As colleagues call you.',
  error: 'First name is required.',
  choice: 'Service',
  text: 'Message',
  tick: 'I accept the terms and conditions.',
  file: 'Resume',
  fileHelp: 'PDF, DOC, DOCX, PPT or PPTX, up to 10 MB',
};

const de: typeof en = {
  title: 'Gestaltungsleitfaden',
  intro:
    'Alle Grundwerte, alle Bedienelemente in jedem Zustand und alle Arten von Abschnitten, wie diese Website sie zeigt.',
  colours: 'Farben',
  type: 'Schrift',
  specimen: 'Zwei Füchse springen, einer ruht',
  spaces: 'Abstände',
  corners: 'Ecken',
  motions: 'Bewegung: zum Abspielen drücken',
  controls: 'Bedienelemente',
  fields: 'Felder',
  icons: 'Zeichen',
  sections: 'Abschnitte',
  button: 'Nachricht senden',
  link: 'Projekte ansehen',
  field: 'Vorname',
  help: 'So, wie Sie angesprochen werden möchten.',
  error: 'Bitte geben Sie Ihren Vornamen an.',
  choice: 'Leistung',
  text: 'Nachricht',
  tick: 'Ich akzeptiere die Geschäftsbedingungen.',
  file: 'Lebenslauf',
  fileHelp: 'PDF, DOC, DOCX, PPT oder PPTX, bis 10 MB',
};

/** The words of the style guide. */
export const styleguideWords: Readonly<Record<Language, typeof en>> = { en, de };
