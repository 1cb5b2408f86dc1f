import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { APIError, JobCancelledError, type ValidationError } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';

/** Reasons why a plan was not carried out. The queue stores the English text. */
export const FAILURE_REASONS = {
  gone: {
    en: 'The document is in the trash or was deleted.',
    de: 'Das Dokument liegt im Papierkorb oder wurde gelöscht.',
  },
  nobody: {
    en: 'The account that planned it no longer exists. Please plan it again.',
    de: 'Das Konto, das dies geplant hat, gibt es nicht mehr. Bitte planen Sie es neu.',
  },
  invalid_en: {
    en: 'The English draft can’t be published as it is.',
    de: 'Der englische Entwurf kann so nicht veröffentlicht werden.',
  },
  invalid_de: {
    en: 'The German draft can’t be published as it is.',
    de: 'Der deutsche Entwurf kann so nicht veröffentlicht werden.',
  },
  busy: {
    en: 'The database was busy the whole time.',
    de: 'Die Datenbank war die ganze Zeit belegt.',
  },
  full: {
    en: 'The server’s disk was full or couldn’t be written.',
    de: 'Der Speicher des Servers war voll oder nicht beschreibbar.',
  },
  unexpected: {
    en: 'An unexpected error; the CMS log has the details.',
    de: 'Ein unerwarteter Fehler, zu dem im Protokoll des CMS mehr steht.',
  },
} as const satisfies Record<string, LocalText>;

/** Translates a stored problem; a suffix behind a known text, such as the fields, stays as it is. */
export function translateFailure(kept: LocalText | string): LocalText {
  if (typeof kept !== 'string') return kept;
  const known = Object.values(FAILURE_REASONS).find(({ en }) => kept.startsWith(en));
  return { en: kept, de: known ? known.de + kept.slice(known.en.length) : kept };
}

/** Formats the fields that keep a document from being published, with their errors. */
export function formatInvalidFields({ data }: ValidationError): string {
  return data.errors.map(({ label, message, path }) => `${label || path}: ${message}`).join('; ');
}

/** Returns why a draft can't be published in the language of its form; the fields' names follow. */
export function describeInvalidDraft(writtenIn: Language): LocalText {
  return FAILURE_REASONS[`invalid_${writtenIn}`];
}

/**
 * Returns a try's error for the editor who planned it; other errors, which may hold a statement and its values, are
 * hidden.
 */
export function describeFailure(error: unknown): string {
  const fault = databaseFault(error);
  if (fault !== null) return FAILURE_REASONS[fault === 'full' ? 'full' : 'busy'].en;
  const isForPeople = error instanceof JobCancelledError || (error instanceof APIError && error.isPublic);
  return isForPeople ? error.message : FAILURE_REASONS.unexpected.en;
}
