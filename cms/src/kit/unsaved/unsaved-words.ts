import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { fillText, formatTime } from '#cms/base/reader-language.ts';
import type { FormSave } from './form-save.ts';
import type { UnshownFailure } from './other-requests.ts';
import type { Reason, SaveState, Trouble } from './save-retries.ts';

const REASONS: Readonly<Record<Reason, LocalText>> = {
  connection: { en: 'the connection is lost.', de: 'Die Verbindung ist unterbrochen.' },
  server: { en: 'the server can’t save at the moment.', de: 'Der Server kann im Moment nicht speichern.' },
  full: {
    en: 'the server’s disk is full or can’t be written. Please tell whoever runs the server.',
    de: 'Der Speicher des Servers ist voll oder nicht beschreibbar. Bitte sagen Sie den Betreibern des Servers Bescheid.',
  },
  session: { en: 'your session has ended.', de: 'Ihre Sitzung ist beendet.' },
  stranger: {
    en: 'you are signed in as {who} now, and another account wrote this.',
    de: 'Sie sind jetzt als {who} angemeldet, geschrieben hat das ein anderes Konto.',
  },
  trashed: { en: 'this was moved to the trash.', de: 'Das wurde in den Papierkorb verschoben.' },
  deleted: { en: 'this was deleted for good.', de: 'Das wurde endgültig gelöscht.' },
};

/** A form asks for rights after what was saved is stored. */
export const RIGHTS_UNKNOWN: LocalText = {
  en: 'What you may do here could not be checked. Please reload this page: what was saved is stored.',
  de: 'Was Sie hier dürfen, ließ sich nicht prüfen. Bitte laden Sie diese Seite neu: Was gespeichert wurde, ist gespeichert.',
};

/** Failures that Payload doesn't show. After that of signing out, the page tries again when it is loaded. */
export const UNSHOWN_FAILURES: Readonly<Record<UnshownFailure, LocalText>> = {
  'sign-out': {
    en: 'Signing out has failed: you are still signed in. Please reload this page.',
    de: 'Das Abmelden hat nicht geklappt: Sie sind noch angemeldet. Bitte laden Sie diese Seite neu.',
  },
  preferences: {
    en: 'How you arranged this page could not be stored: next time it looks as before.',
    de: 'Wie Sie diese Seite eingerichtet haben, konnte nicht gespeichert werden: Beim nächsten Mal sieht sie aus wie vorher.',
  },
  'take-over': {
    en: 'Taking over has failed: for others your colleague is still the one who edits this. Please reload this page.',
    de: 'Das Übernehmen hat nicht geklappt: Für andere bearbeitet das weiterhin Ihr Kollege oder Ihre Kollegin. Bitte laden Sie diese Seite neu.',
  },
};

const UNSAVED: LocalText = { en: 'Not saved since {time}: {reason}', de: 'Nicht gespeichert seit {time}: {reason}' };
/** If the session ended before there was any unsaved input. */
const ENDED: LocalText = { en: 'Since {time}: {reason}', de: 'Seit {time}: {reason}' };

const LATER: Readonly<Record<Reason, LocalText>> = {
  connection: { en: 'saved by itself when it is back.', de: 'von selbst gespeichert, sobald sie wieder da ist.' },
  server: { en: 'saved by itself when it can.', de: 'von selbst gespeichert, sobald er es wieder kann.' },
  full: { en: 'saved by itself when there is room.', de: 'von selbst gespeichert, sobald wieder Platz ist.' },
  session: {
    en: 'saved by itself when you have signed in again.',
    de: 'von selbst gespeichert, sobald Sie sich wieder angemeldet haben.',
  },
  stranger: { en: 'not saved by itself.', de: 'nicht von selbst gespeichert.' },
  trashed: {
    en: 'saved by itself when this is restored.',
    de: 'von selbst gespeichert, sobald das wiederhergestellt ist.',
  },
  deleted: {
    en: 'not saved any more: copy what you need before you leave.',
    de: 'nicht mehr gespeichert: Kopieren Sie, was Sie brauchen, bevor Sie gehen.',
  },
};
/** A document that was to be created may have been, though no answer came. */
const NOT_CREATED: LocalText = {
  en: 'not saved by itself: save once more afterwards.',
  de: 'nicht von selbst gespeichert: Speichern Sie danach noch einmal.',
};

const KEPT: LocalText = {
  en: 'What you typed is kept in this browser and {later}',
  de: 'Was Sie geschrieben haben, bleibt in diesem Browser und wird {later}',
};
/** Passwords are never kept, some texts are too long, some browsers deny storage, and a deleted document has no form. */
const NOT_KEPT: LocalText = {
  en: 'Keep this page open: what you typed stands only here and is {later}',
  de: 'Lassen Sie diese Seite offen: Was Sie geschrieben haben, steht nur hier und wird {later}',
};

/** Failures after which the server may have stored the save, though no answer came. */
const UNANSWERED: readonly Reason[] = ['connection', 'server'];

/** Messages of the form, by what failed. */
const NOT_DONE: Readonly<Record<'publish' | 'maybe_publish' | 'save', LocalText>> = {
  publish: { en: 'Not published: {reason}', de: 'Nicht veröffentlicht: {reason}' },
  maybe_publish: { en: 'Perhaps not published: {reason}', de: 'Vielleicht nicht veröffentlicht: {reason}' },
  save: { en: 'Not saved: {reason}', de: 'Nicht gespeichert: {reason}' },
};

export const UNSAVED_WORDS = {
  try_now: { en: 'Try now', de: 'Jetzt versuchen' },
  sign_in: { en: 'Sign in', de: 'Anmelden' },
  open_trash: { en: 'Open it in the trash', de: 'Im Papierkorb öffnen' },
  signed_out: { en: 'Sign in again', de: 'Wieder anmelden' },
  why: {
    en: 'Your session has ended. The page stays as it is, with what you typed.',
    de: 'Ihre Sitzung ist beendet. Die Seite bleibt, wie sie ist, mit dem, was Sie geschrieben haben.',
  },
  email: { en: 'E-mail', de: 'E-Mail' },
  password: { en: 'Password', de: 'Passwort' },
  code: { en: 'Code', de: 'Code' },
  code_hint: {
    en: 'Six digits from your device, or one of your recovery codes.',
    de: 'Sechs Ziffern von Ihrem Gerät oder einer Ihrer Ersatzcodes.',
  },
  later: { en: 'Later', de: 'Später' },
  failed: {
    en: 'The server can’t be reached. Please try again.',
    de: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
  save_as: { en: 'Save it as {who}', de: 'Als {who} speichern' },
  leave_it: { en: 'Open the page as {who}', de: 'Die Seite als {who} öffnen' },
  publish_again: {
    en: 'Saving works again. What you wanted to publish at {time} is saved as a draft: please look, and publish it once more.',
    de: 'Das Speichern geht wieder. Was Sie um {time} veröffentlichen wollten, ist als Entwurf gespeichert: Bitte sehen Sie nach und veröffentlichen Sie es noch einmal.',
  },
  create_again: {
    en: 'Saving works again. Whether this was created at {time} shows in the list: please look, and save it once more if it is missing.',
    de: 'Das Speichern geht wieder. Ob das um {time} angelegt wurde, zeigt die Liste: Bitte sehen Sie nach und speichern Sie es noch einmal, wenn es fehlt.',
  },
  understood: { en: 'OK', de: 'OK' },
  offer: {
    en: 'Text that was not saved on {day} at {time}.',
    de: 'Text, der am {day} um {time} nicht gespeichert wurde.',
  },
  changed_since: {
    en: 'The document has been changed since: both will be put together.',
    de: 'Das Dokument wurde seitdem geändert: Beides wird zusammengeführt.',
  },
  show: { en: 'Show', de: 'Anzeigen' },
  drop: { en: 'Drop', de: 'Verwerfen' },
} as const satisfies Record<string, LocalText>;

/** Formats the day of a moment in the agency's time zone. */
export function formatShortDay(moment: number, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const month = language === 'de' ? 'numeric' : 'short';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: AGENCY_TIME_ZONE }).format(moment);
}

function reasonOf(reason: Reason, language: Language, who = ''): string {
  return fillText(REASONS[reason], language, { who });
}

/** Returns the form's message about a failed manual save; one that was sent may be stored though no answer came. */
export function failureWords(reason: Reason, kind: FormSave['kind'], language: Language, isSent = true): string {
  const publish = isSent && UNANSWERED.includes(reason) ? 'maybe_publish' : 'publish';
  return fillText(NOT_DONE[kind === 'publish' ? publish : 'save'], language, { reason: reasonOf(reason, language) });
}

/** Returns the bar's text while something is not saved. */
export function troubleWords(
  { reason, since, isUnsaved, stranger, isCreation }: Trouble,
  isKept: boolean,
  language: Language,
): string {
  const values = { time: formatTime(since), reason: reasonOf(reason, language, stranger?.email) };
  const head = fillText(isUnsaved ? UNSAVED : ENDED, language, values);
  const tail = isKept && reason !== 'deleted' ? KEPT : NOT_KEPT;
  const later = isCreation ? NOT_CREATED : LATER[reason];
  return `${head} ${fillText(tail, language, { later: later[language] })}`;
}

/** Returns the bar's request to the editor once the server is reachable again. */
export function unrepeatedWords({ kind, since }: NonNullable<SaveState['unrepeated']>, language: Language): string {
  const text = kind === 'publish' ? UNSAVED_WORDS.publish_again : UNSAVED_WORDS.create_again;
  return fillText(text, language, { time: formatTime(since) });
}
