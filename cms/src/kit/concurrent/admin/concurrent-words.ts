import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { fillText, formatTime } from '#cms/base/reader-language.ts';
import type { Occasion } from '../merging/editing-session.ts';
import type { NewerVersion } from '../protocol.ts';

/** The texts about concurrent edits. */
export const CONCURRENT_WORDS = {
  also_here: { en: 'Also here: {names}', de: 'Auch hier: {names}' },
  has_changed: { en: '{name} has changed: {places}', de: '{name} hat geändert: {places}' },
  has_removed: { en: '{name} has removed: {places}', de: '{name} hat entfernt: {places}' },
  is_back: {
    en: '{name} has gone on writing here. Back in the form: {places}',
    de: '{name} hat hier weitergeschrieben. Wieder da: {places}',
  },
  taken_off: { en: '{name} has taken this off the site.', de: '{name} hat dies von der Website genommen.' },
  published: { en: '{name} has published this.', de: '{name} hat dies veröffentlicht.' },
  publication_confirmed: { en: 'This is published.', de: 'Dies ist veröffentlicht.' },
  publish_again: {
    heading: { en: 'Put this back on the site?', de: 'Wieder auf die Website stellen?' },
    explained: {
      en: '{name} took this off the site at {time}. If you publish, visitors see it again.',
      de: '{name} hat dies um {time} von der Website genommen. Wenn Sie veröffentlichen, ist es dort wieder zu sehen.',
    },
    publish: { en: 'Publish again', de: 'Wieder veröffentlichen' },
    leave: { en: 'Don’t publish', de: 'Nicht veröffentlichen' },
    refused: {
      en: 'This was not published. What you have written is still in the form.',
      de: 'Dies wurde nicht veröffentlicht. Was Sie geschrieben haben, steht noch im Formular.',
    },
  },
  // A program.
  somebody: { en: 'Somebody', de: 'Jemand' },
  further: { en: 'and {n} more', de: 'und {n} weitere' },
  heading: {
    save: { en: 'You both changed this', de: 'Das haben Sie beide geändert' },
    heartbeat: { en: 'You both changed this', de: 'Das haben Sie beide geändert' },
    return: { en: 'This was changed since you wrote it', de: 'Das wurde geändert, seit Sie es geschrieben haben' },
  },
  explained: {
    save: {
      en: '{name} saved changes at {time}. Everything else was put together; please decide here. Nothing is saved until then.',
      de: '{name} hat um {time} gespeichert. Alles Übrige ist zusammengeführt; bitte entscheiden Sie hier. Bis dahin wird nichts gespeichert.',
    },
    heartbeat: {
      en: '{name} saved changes at {time}. Everything else was put together; please decide here. Your own changes are not saved yet.',
      de: '{name} hat um {time} gespeichert. Alles Übrige ist zusammengeführt; bitte entscheiden Sie hier. Ihre eigenen Änderungen sind noch nicht gespeichert.',
    },
    return: {
      en: '{name} saved last, at {time}. Everything else was put together; please decide here. What you typed is not saved yet.',
      de: 'Zuletzt hat {name} um {time} gespeichert. Alles Übrige ist zusammengeführt; bitte entscheiden Sie hier. Was Sie geschrieben haben, ist noch nicht gespeichert.',
    },
  },
  removed_for_good: {
    en: '{name} has removed this. Only editors can bring it back. Your text, to copy:',
    de: '{name} hat dies entfernt. Zurückholen kann es nur die Redaktion. Ihr Text, zum Kopieren:',
  },
  mine: { en: 'Keep mine', de: 'Meins behalten' },
  theirs: { en: 'Take theirs', de: 'Anderes übernehmen' },
  decided: {
    save: { en: 'Save like this', de: 'So speichern' },
    heartbeat: { en: 'Go on like this', de: 'So weiterschreiben' },
    return: { en: 'Go on like this', de: 'So weiterschreiben' },
  },
  order: { en: 'Order', de: 'Reihenfolge' },
  empty: { en: '(empty)', de: '(leer)' },
  removed: { en: '(removed)', de: '(entfernt)' },
  another_order: { en: '(another order)', de: '(andere Reihenfolge)' },
  row: { en: '(without text)', de: '(ohne Text)' },
  file: { en: 'File', de: 'Datei' },
  crop: { en: '(another crop)', de: '(anderer Zuschnitt)' },
  saved_by: { en: 'saved by {names}', de: 'gespeichert von {names}' },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
} as const satisfies Record<string, LocalText | Record<Occasion, LocalText> | Record<string, LocalText>>;

/** Fills in who saved a newer version, and when. */
export function fillAuthor(text: LocalText, { at, by }: Pick<NewerVersion, 'at' | 'by'>, reader: Language): string {
  return fillText(text, reader, {
    name: by || CONCURRENT_WORDS.somebody[reader],
    time: formatTime(Date.parse(at)),
  });
}
