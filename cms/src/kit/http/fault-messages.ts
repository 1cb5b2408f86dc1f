import type { LocalText } from '@kontorwerk/contract/languages';
import type { DatabaseFault } from '#cms/base/database-fault.ts';

const BUSY: LocalText = {
  en: 'The database is busy; nothing is saved yet. Please try again in a moment.',
  de: 'Die Datenbank ist gerade ausgelastet; es ist noch nichts gespeichert. Bitte versuchen Sie es gleich noch einmal.',
};
const FULL: LocalText = {
  en: 'Nothing is saved: the server’s disk is full or can’t be written. Please tell whoever runs the server.',
  de: 'Es ist nichts gespeichert: Der Speicher des Servers ist voll oder nicht beschreibbar. Bitte sagen Sie den Betreibern des Servers Bescheid.',
};
const CHANGED: LocalText = {
  en: 'Nothing is saved: the server’s database file was moved or replaced. The server has to be restarted; please tell whoever runs it.',
  de: 'Es ist nichts gespeichert: Die Datenbankdatei des Servers wurde verschoben oder ersetzt. Der Server muss neu gestartet werden; bitte sagen Sie den Betreibern Bescheid.',
};
const DAMAGED: LocalText = {
  en: 'Nothing is saved: the server’s database is damaged. Please tell whoever runs the server.',
  de: 'Es ist nichts gespeichert: Die Datenbank des Servers ist beschädigt. Bitte sagen Sie den Betreibern des Servers Bescheid.',
};

/** Messages for editors, by fault. */
export const FAULT_MESSAGES: Readonly<Record<DatabaseFault, LocalText>> = {
  busy: BUSY,
  away: BUSY,
  full: FULL,
  changed: CHANGED,
  damaged: DAMAGED,
};

/** For a request that reads. */
export const NO_ANSWER: LocalText = {
  en: 'The database does not answer. Please try again in a moment.',
  de: 'Die Datenbank antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
};

/** For a request that may have written. */
export const SILENT: LocalText = {
  en: 'The database does not answer. Whether this is saved shows once it does: please look before you try again.',
  de: 'Die Datenbank antwortet nicht. Ob das gespeichert ist, zeigt sich, sobald sie es tut: Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.',
};

/** The digest of an error that was caused by a failed account look-up; Next passes it to the browser. */
export const LOOK_UP_FAILED = 'database';
