import { createJsonScan } from '@kontorwerk/contract/http/json-scan';
import type { LocalText } from '@kontorwerk/contract/languages';
import { answerError } from './admin-answers.ts';
import { isDocument, isParsable, MOST_VALUES, NO_DOCUMENT } from './json-object.ts';
import { takeBody } from './request-input.ts';
import { languageOf } from './request-language.ts';

/** The longest body without an account, in bytes: an address, a password and a code take less than one percent. */
export const GUEST_BYTES = 64 * 1024;

const MEGABYTE = 1024 * 1024;

/** The longest body that is no form with files, in bytes: four times the text of the admin's largest form. */
export const MOST_BYTES = 4 * MEGABYTE;

/**
 * The longest posted search, in bytes: the time of reading one grows with the square of its length, 40 s at 4 MB. Payload
 * takes a thousand parameters of it.
 */
export const MOST_SEARCH_BYTES = 128 * 1024;

const SIGNED_OUT: LocalText = {
  en: 'Please sign in: without an account, this is too large.',
  de: 'Bitte melden Sie sich an: Ohne Konto ist das zu groß.',
};
const TOO_LARGE: LocalText = {
  en: `This is larger than ${MOST_BYTES / MEGABYTE} MB. Please split it.`,
  de: `Das ist größer als ${MOST_BYTES / MEGABYTE} MB. Bitte teilen Sie es auf.`,
};
const SEARCH_TOO_LARGE: LocalText = {
  en: 'This search is too long. Please choose fewer values.',
  de: 'Diese Suche ist zu lang. Bitte wählen Sie weniger Werte.',
};
export const TOO_MANY: LocalText = {
  en: `This has too many parts: at most ${MOST_VALUES.toLocaleString('en')} values can be processed at once.`,
  de: `Das hat zu viele Teile: Höchstens ${MOST_VALUES.toLocaleString('de')} Werte können auf einmal verarbeitet werden.`,
};

/** Returns the type of a body as Payload reads it. */
function typeOf({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';', 1)[0] ?? '';
}

/**
 * Reads a body that is no form with files. It is scanned whatever its type says, as endpoints parse it as JSON without
 * looking at that.
 *
 * @returns the request with the body, or the answer that refuses it before it is parsed
 */
async function readBounded(request: Request): Promise<Request | Response> {
  const refuse = (text: LocalText) => answerError(413, text[languageOf(request.headers)]);
  const isSearch = typeOf(request) === 'application/x-www-form-urlencoded';
  const chunks: Uint8Array[] = [];
  const scan = createJsonScan();
  const isWhole = await takeBody(request, isSearch ? MOST_SEARCH_BYTES : MOST_BYTES, (chunk) => {
    if (!isParsable(scan)) return;
    scan.write(chunk);
    chunks.push(chunk);
  });
  if (!isWhole) return refuse(isSearch ? SEARCH_TOO_LARGE : TOO_LARGE);
  if (!isParsable(scan)) return refuse(TOO_MANY);
  const body = Buffer.concat(chunks);
  if (typeOf(request) === 'application/json' && !isDocument(new TextDecoder().decode(body), scan))
    return answerError(400, NO_DOCUMENT);
  const { url, method, headers, signal } = request;
  // Next passes a proxy of a request, from which no other request can be created.
  return new Request(url, { method, headers, signal, body });
}

/** The type of imported redirects, whose endpoint bounds them and says in its own words what is too much. */
const CSV = 'text/csv';

/**
 * Leaves a body to its own parser. Payload's for forms bounds files by their bytes and texts to 1 MB, and
 * `refuseMalformedDocuments` scans its JSON. Endpoints that parse JSON without looking at the type must not parse these.
 */
function withoutJson(request: Request): Request {
  return Object.assign(request, { json: () => Promise.reject(new SyntaxError('this type is no JSON')) });
}

/**
 * Refuses bodies that would cost Payload much before it asks who sent them: it reads and parses any body first, and
 * anyone can claim a session.
 *
 * @param hasAccount whether an account is behind the session that the headers claim
 * @returns the request to handle, or the answer that refuses it
 */
export async function boundRequest(
  request: Request,
  hasAccount: (headers: Headers) => Promise<boolean>,
): Promise<Request | Response> {
  const { body, headers } = request;
  if (body === null) return request;
  // Without a declared length, it may be of any.
  const isShort = Number(headers.get('Content-Length') ?? Number.NaN) <= GUEST_BYTES;
  if (!(isShort || (await hasAccount(headers)))) return answerError(403, SIGNED_OUT[languageOf(headers)]);
  const type = typeOf(request);
  return type.includes('multipart/') || type === CSV ? withoutJson(request) : readBounded(request);
}
