import type { LocalText } from '@kontorwerk/contract/languages';

/** What the inbox says in the admin. */
export const WORDS = {
  all: { en: 'All', de: 'Alle' },
  mine: { en: 'Mine', de: 'Meine' },
  states: { en: 'By state', de: 'Nach Stand' },
  state: { en: 'State', de: 'Stand' },
  mark: { en: 'Mark as', de: 'Markieren als' },
  received: { en: 'Received', de: 'Eingegangen' },
  any_time: { en: 'Any time', de: 'Jederzeit' },
  own_time: { en: 'As filtered', de: 'Wie gefiltert' },
  any_job: { en: 'All jobs', de: 'Alle Stellen' },
  job: { en: 'Job', de: 'Stelle' },
  export: { en: 'Export this list', de: 'Diese Liste exportieren' },
  without_spam: { en: 'without spam, unless it is filtered by state', de: 'ohne Spam, außer nach Stand gefiltert' },
  thread: { en: 'Notes and answers', de: 'Notizen und Antworten' },
  nothing: {
    en: 'Nothing yet. Note something down for your colleagues, or answer by mail.',
    de: 'Noch nichts. Notieren Sie etwas für Ihre Kolleginnen und Kollegen, oder antworten Sie per E-Mail.',
  },
  note: { en: 'Note', de: 'Notiz' },
  note_hint: {
    en: 'Seen by colleagues only. It can’t be changed later.',
    de: 'Nur für Kolleginnen und Kollegen. Sie lässt sich später nicht ändern.',
  },
  add_note: { en: 'Add note', de: 'Notiz hinzufügen' },
  answer: { en: 'Answer by mail', de: 'Per E-Mail antworten' },
  to: { en: 'To', de: 'An' },
  template: { en: 'Template', de: 'Vorlage' },
  template_hint: {
    en: 'Editors keep the templates under “Mails”.',
    de: 'Die Vorlagen pflegt die Redaktion unter „E-Mails“.',
  },
  subject: { en: 'Subject', de: 'Betreff' },
  text: { en: 'Text', de: 'Text' },
  after: { en: 'State afterwards', de: 'Stand danach' },
  unchanged: { en: 'Unchanged', de: 'Unverändert' },
  send: { en: 'Send', de: 'Senden' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  answered: { en: 'Answer', de: 'Antwort' },
  own_program: { en: 'Open in your mail program', de: 'Im eigenen E-Mail-Programm öffnen' },
  no_server: {
    en: 'No mail server is set (SMTP_URL): nothing can be sent from here.',
    de: 'Es ist kein Mailserver eingestellt (SMTP_URL): Von hier geht nichts hinaus.',
  },
  no_address: { en: 'There is no address to write to.', de: 'Es gibt keine Adresse, an die Sie schreiben könnten.' },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalText>;
