import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalText } from '@kontorwerk/contract/languages';
import { type ErrorName, sendAdminError, sendErrorPage, sendWireError } from '../http/error-answers.ts';
import { drainBody } from '../http/request-body.ts';

/**
 * Whether a page of another site makes a visitor's browser send a request (CSRF): it could sign the visitor in to a
 * stranger's account, or write to the office in their name. Browsers name the sending page, and no page can forge that.
 * Other programs name none, and carry no visitor's cookies.
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const from = URL.parse(origin);
  // The request's own host counts too: the site may be open under another name than PUBLIC_URL.
  return from === null || (from.host !== host && from.origin !== new URL(publicUrl).origin);
}

/** A refusal in the shapes for clients of the wire, for the admin, and as a page. */
type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: LocalText;
  readonly page: ErrorName;
};

const ADDRESS: Refusal = {
  status: 400,
  code: 'rest_invalid_address',
  message: { en: 'This address can’t be read.', de: 'Diese Adresse ist nicht lesbar.' },
  page: 'unreadable',
};
const METHOD: Refusal = {
  status: 405,
  code: 'rest_no_route',
  message: { en: 'This method is not allowed here.', de: 'Diese Methode ist hier nicht erlaubt.' },
  page: 'method',
};
const CROSS_SITE: Refusal = {
  status: 403,
  code: 'rest_forbidden',
  message: { en: 'Another website sent this.', de: 'Das hat eine andere Website gesendet.' },
  page: 'elsewhere',
};

const FORM: Refusal = {
  status: 400,
  code: 'rest_invalid_form',
  message: {
    en: 'This form can’t be read: its “Content-Type” names no boundary. Leave that header to whatever makes the form.',
    de: 'Dieses Formular ist nicht lesbar: Sein „Content-Type“ nennt keine Trennlinie („boundary“). Überlassen Sie diesen Header dem Programm, das das Formular erzeugt.',
  },
  page: 'no-form',
};

/** Methods that change nothing, so that pages of other sites may send them. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Sends a refusal in the client's shape, which even an unreadable address shows. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, page }: Refusal,
  headers: readonly string[],
): void {
  const [, root] = /^\/+(wp-json|api)(?:[/?]|$)/.exec(request.url ?? '') ?? [];
  if (root === 'wp-json') sendWireError(request, response, { status, code, message: message.en }, headers);
  else if (root === 'api') sendAdminError(request, response, { status, message }, headers);
  else sendErrorPage(request, response, page, headers);
}

/** Refuses a request with an unreadable address. */
export function refuseAddress(request: IncomingMessage, response: ServerResponse): void {
  refuse(request, response, ADDRESS, ['Connection', 'close']);
}

/** Refuses a method that isn't allowed, and returns whether it did. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  if (allowed.includes(request.method ?? '')) return false;
  refuse(request, response, METHOD, ['Allow', allowed.join(', '), 'Connection', 'close']);
  return true;
}

/**
 * Refuses a cross-site request, and returns whether it did.
 *
 * @param headers sent with the answer, as names and values in turn
 */
export function refuseCrossSite(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, headers }: { readonly publicUrl: string; readonly headers: readonly string[] },
): boolean {
  if (SAFE_METHODS.includes(request.method ?? '') || !isCrossSite(request, publicUrl)) return false;
  drainBody(request);
  refuse(request, response, CROSS_SITE, headers);
  return true;
}

const MULTIPART = /^\s*multipart\//i;
const BOUNDARY = /;\s*boundary="?[^\s";]/i;

/**
 * Refuses a multipart form without a boundary, and returns whether it did. The CMS, and Next before it, would answer
 * with a server error.
 *
 * @param headers sent with the answer, as names and values in turn
 */
export function refuseWithoutBoundary(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): boolean {
  const { 'content-type': type = '' } = request.headers;
  if (SAFE_METHODS.includes(request.method ?? '') || !MULTIPART.test(type) || BOUNDARY.test(type)) return false;
  drainBody(request);
  refuse(request, response, FORM, headers);
  return true;
}
