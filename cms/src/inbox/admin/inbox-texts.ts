import type { LocalText } from '@kontorwerk/contract/languages';

/** The admin's texts of the inbox. */
export const INBOX_TEXTS = {
  all: { en: 'All', de: 'Alle' },
  mine: { en: 'Mine', de: 'Meine' },
  states: { en: 'By state', de: 'Nach Stand' },
  state: { en: 'State', de: 'Stand' },
  state_of: { en: 'State of {name}', de: 'Stand von {name}' },
  is_now: { en: 'State of {name}: {state}', de: 'Stand von {name}: {state}' },
  mark: { en: 'Mark as {state}: {name}', de: 'Markieren als {state}: {name}' },
  received: { en: 'Received', de: 'Eingegangen' },
  any_time: { en: 'Any time', de: 'Jederzeit' },
  own_time: { en: 'As filtered', de: 'Wie gefiltert' },
  any_job: { en: 'All jobs', de: 'Alle Stellen' },
  job: { en: 'Job', de: 'Stelle' },
  pipeline: { en: 'Pipeline', de: 'Bewerbungen nach Stand' },
  as_board: { en: 'As a board', de: 'Als Board' },
  as_list: { en: 'As a list', de: 'Als Liste' },
  nobody: { en: 'Nobody at this stage.', de: 'Gerade niemand.' },
  more: { en: '{n} more in the list', de: '{n} weitere in der Liste' },
  not_theirs: {
    en: 'Only people with the right role can see applications. Ask an administrator.',
    de: 'Bewerbungen sieht nur, wer die passende Rolle hat. Bitte wenden Sie sich an die Administration.',
  },
  export: { en: 'Export this list', de: 'Diese Liste exportieren' },
  without_spam: { en: 'without spam, unless you filter by state', de: 'ohne Spam, außer nach Stand gefiltert' },
  thread: { en: 'Notes and answers', de: 'Notizen und Antworten' },
  nothing: {
    en: 'Nothing yet. Leave your colleagues a note, or answer by e-mail.',
    de: 'Noch nichts. Notieren Sie etwas für Ihre Kolleginnen und Kollegen, oder antworten Sie per E-Mail.',
  },
  note: { en: 'Note', de: 'Notiz' },
  note_hint: {
    en: 'Only colleagues see it. It can’t be changed later.',
    de: 'Nur für Kolleginnen und Kollegen. Sie lässt sich später nicht ändern.',
  },
  add_note: { en: 'Add note', de: 'Notiz hinzufügen' },
  note_added: { en: 'The note is added.', de: 'Die Notiz ist hinzugefügt.' },
  answer: { en: 'Answer by e-mail', de: 'Per E-Mail antworten' },
  to: { en: 'To', de: 'An' },
  template: { en: 'Template', de: 'Vorlage' },
  template_hint: {
    en: 'Editors keep the templates under “E-mails”.',
    de: 'Die Vorlagen pflegt die Redaktion unter „E-Mails“.',
  },
  subject: { en: 'Subject', de: 'Betreff' },
  text: { en: 'Text', de: 'Text' },
  after: { en: 'State afterwards', de: 'Stand danach' },
  unchanged: { en: 'Unchanged', de: 'Unverändert' },
  send: { en: 'Send', de: 'Senden' },
  sent: { en: 'Your answer is on its way.', de: 'Ihre Antwort ist unterwegs.' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  discard: { en: 'Discard what you have written?', de: 'Möchten Sie verwerfen, was Sie geschrieben haben?' },
  answered: { en: 'Answer', de: 'Antwort' },
  answered_meanwhile: {
    en: '{name} has answered in the meantime. Please read that answer above before you send yours.',
    de: '{name} hat inzwischen geantwortet. Bitte lesen Sie diese Antwort oben, bevor Sie Ihre senden.',
  },
  own_program: { en: 'Open in your e-mail program', de: 'Im eigenen E-Mail-Programm öffnen' },
  no_server: {
    en: 'No mail server is set (SMTP_URL): nothing can be sent from here.',
    de: 'Es ist kein Mailserver eingestellt (SMTP_URL): Von hier geht nichts hinaus.',
  },
  no_address: { en: 'There is no address to write to.', de: 'Es gibt keine Adresse, an die Sie schreiben könnten.' },
  failed: {
    en: 'That didn’t work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalText>;

/** Fills in the person and the state of a text about one. */
export function fillStateText(text: string, name: string, state = ''): string {
  return text.replaceAll(/\{(name|state)\}/g, (_, key) => (key === 'name' ? name : state));
}
