import type { LocalText } from '@kontorwerk/contract/languages';
import type { AfterErrorHook } from 'payload';
import { problem } from '../admin/reader-language.ts';
import { isBusy } from '../database/busy.ts';

/** When it is worth trying again, in seconds. */
const RETRY_AFTER_S = 5;

const BUSY: LocalText = {
  en: 'The database is busy. Please try again in a moment.',
  de: 'Die Datenbank ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
};

/** Has Payload say that the database is busy (503) where it would say that something went wrong. */
export const answerBusyDatabase: AfterErrorHook = ({ error, req }) => {
  if (!isBusy(error)) return undefined;
  const headers = new Headers(req.responseHeaders);
  headers.set('Retry-After', String(RETRY_AFTER_S));
  req.responseHeaders = headers;
  return { status: 503, response: { errors: [{ message: problem(BUSY, { req }) }] } };
};
