import { LONGEST_ADDRESS, type RedirectStatus } from '@kontorwerk/contract/address/redirects';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { CountText } from '#cms/base/reader-language.ts';
import type { Outcome } from '../outcomes.ts';

/** The texts of importing and exporting redirects. */
export const IMPORT_TEXTS = {
  import: { en: 'Import CSV', de: 'CSV importieren' },
  export: { en: 'Export CSV', de: 'CSV exportieren' },
  unused: { en: 'Never used', de: 'Nie benutzt' },
  title: { en: 'Import redirects', de: 'Weiterleitungen importieren' },
  lead: {
    en: 'A CSV file with an old address, a new one and, if you like, 301 or 302 on each line. Nothing is saved until you have seen a preview.',
    de: 'Eine CSV-Datei mit je einer alten Adresse, einer neuen und, wenn Sie möchten, 301 oder 302 pro Zeile. Gespeichert wird erst, wenn Sie die Vorschau gesehen haben.',
  },
  example: {
    en: 'For example: /old-page;/services/shopware;301',
    de: 'Zum Beispiel: /alte-seite;/services/shopware;301',
  },
  file: { en: 'CSV file', de: 'CSV-Datei' },
  replace: {
    en: 'Replace redirects that now lead elsewhere',
    de: 'Weiterleitungen ersetzen, die jetzt woandershin führen',
  },
  unknown: {
    en: 'Include redirects to pages that aren’t published yet',
    de: 'Auch solche zu Seiten, die noch nicht veröffentlicht sind',
  },
  looking: { en: 'Reading the file …', de: 'Die Datei wird gelesen …' },
  preview: { en: 'Preview', de: 'Vorschau' },
  outcomes: { en: 'Lines shown', de: 'Gezeigte Zeilen' },
  all: { en: 'All lines', de: 'Alle Zeilen' },
  line: { en: 'Line', de: 'Zeile' },
  old: { en: 'Old address', de: 'Alte Adresse' },
  leads: { en: 'Leads to', de: 'Führt zu' },
  kind: { en: 'Kind', de: 'Art' },
  becomes: { en: 'Result', de: 'Ergebnis' },
  more: { en: 'Show more lines', de: 'Weitere Zeilen zeigen' },
  write: {
    one: { en: 'Save 1 redirect', de: '1 Weiterleitung speichern' },
    other: { en: 'Save {count} redirects', de: '{count} Weiterleitungen speichern' },
  },
  nothing: { en: 'Nothing in this file would be saved.', de: 'Aus dieser Datei würde nichts gespeichert.' },
  summary: {
    one: {
      en: '1 of {lines} lines would be saved, the others left out.',
      de: '1 von {lines} Zeilen würde gespeichert, die anderen ausgelassen.',
    },
    other: {
      en: '{count} of {lines} lines would be saved, the others left out.',
      de: '{count} von {lines} Zeilen würden gespeichert, die anderen ausgelassen.',
    },
  },
  /** For a file of which no line is left out. */
  summary_all: {
    one: { en: 'The one line would be saved.', de: 'Die eine Zeile würde gespeichert.' },
    other: { en: 'All {count} lines would be saved.', de: 'Alle {count} Zeilen würden gespeichert.' },
  },
  written: {
    one: { en: '1 redirect saved.', de: '1 Weiterleitung gespeichert.' },
    other: { en: '{count} redirects saved.', de: '{count} Weiterleitungen gespeichert.' },
  },
  to_list: { en: 'To the redirects', de: 'Zu den Weiterleitungen' },
  failed: {
    en: 'That didn’t work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalText | CountText>;

/** The labels of a line's outcomes, short and as a sentence; `{about}` is the line's own detail. */
export const OUTCOME_TEXTS: Readonly<Record<Outcome, { readonly name: LocalText; readonly said: LocalText }>> = {
  new: { name: { en: 'New', de: 'Neu' }, said: { en: 'New', de: 'Neu' } },
  straightened: {
    name: { en: 'New, shortened', de: 'Neu, verkürzt' },
    said: {
      en: 'New; that address redirects too, so this one leads straight to the final page: {about}',
      de: 'Neu; weil auch von dort weitergeleitet wird, führt sie gleich ans Ziel: {about}',
    },
  },
  replaced: {
    name: { en: 'Replaces one', de: 'Ersetzt eine' },
    said: { en: 'Replaces the one that now leads to {about}', de: 'Ersetzt die, die jetzt zu {about} führt' },
  },
  same: {
    name: { en: 'There already', de: 'Schon da' },
    said: { en: 'There already, just like this', de: 'Genau so schon da' },
  },
  conflict: {
    name: { en: 'Conflict', de: 'Konflikt' },
    said: { en: 'Left out: already leads to {about}', de: 'Ausgelassen: führt schon zu {about}' },
  },
  repeated: {
    name: { en: 'Repeated', de: 'Doppelt' },
    said: {
      en: 'Left out: an earlier line has this old address',
      de: 'Ausgelassen: Eine frühere Zeile hat diese alte Adresse',
    },
  },
  circle: {
    name: { en: 'In a circle', de: 'Im Kreis' },
    said: { en: 'Left out: leads in a circle, {about}', de: 'Ausgelassen: führt im Kreis, {about}' },
  },
  unknown: {
    name: { en: 'Unknown page', de: 'Unbekannte Seite' },
    said: {
      en: 'Left out: no page is published at the new address',
      de: 'Ausgelassen: Unter der neuen Adresse ist keine Seite veröffentlicht',
    },
  },
  page: {
    name: { en: 'Hides a page', de: 'Verdeckt eine Seite' },
    said: {
      en: 'Left out: a page is published at the old address',
      de: 'Ausgelassen: Unter der alten Adresse ist eine Seite veröffentlicht',
    },
  },
  reserved: {
    name: { en: 'Answered by the site', de: 'Von der Website belegt' },
    said: {
      en: 'Left out: the site itself always answers at the old address',
      de: 'Ausgelassen: Unter der alten Adresse antwortet immer die Website selbst',
    },
  },
  pattern: {
    name: { en: 'With an asterisk', de: 'Mit Stern' },
    said: {
      en: 'Left out: an asterisk isn’t a placeholder, each old address needs a line of its own',
      de: 'Ausgelassen: Ein Stern ist kein Platzhalter, jede alte Adresse braucht eine eigene Zeile',
    },
  },
  old_malformed: {
    name: { en: 'Old address malformed', de: 'Alte Adresse unlesbar' },
    said: {
      en: 'Left out: the old address has to be one of this site, beginning with a slash',
      de: 'Ausgelassen: Die alte Adresse muss eine dieser Website sein und mit einem Schrägstrich beginnen',
    },
  },
  new_malformed: {
    name: { en: 'New address malformed', de: 'Neue Adresse unlesbar' },
    said: {
      en: `Left out: the new address is not one to send visitors to; it has to begin with a slash or https://, and has at most ${LONGEST_ADDRESS} characters`,
      de: `Ausgelassen: Zur neuen Adresse kann niemand geleitet werden; sie beginnt mit einem Schrägstrich oder https:// und hat höchstens ${LONGEST_ADDRESS} Zeichen`,
    },
  },
  kind_malformed: {
    name: { en: 'Kind malformed', de: 'Art unlesbar' },
    said: {
      en: 'Left out: the kind has to be 301 or 302, not {about}',
      de: 'Ausgelassen: Die Art muss 301 oder 302 sein, nicht {about}',
    },
  },
};

/** The labels of the two kinds of redirect. */
export const REDIRECT_KIND_LABELS: Readonly<Record<RedirectStatus, LocalText>> = {
  301: { en: 'Permanent (301)', de: 'Dauerhaft (301)' },
  302: { en: 'Temporary (302)', de: 'Vorübergehend (302)' },
};
