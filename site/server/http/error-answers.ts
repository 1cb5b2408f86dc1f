import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@kontorwerk/contract/address';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { WireError } from '@kontorwerk/contract/wire';
import { sendText } from './send-text.ts';

/** What the server itself says when it has no page to answer with; the rest is said by the app. */
const ERRORS = {
  unreadable: { status: 400, en: 'This address can’t be read', de: 'Diese Adresse ist nicht lesbar' },
  missing: { status: 404, en: 'There is nothing here', de: 'Hier gibt es nichts' },
  method: { status: 405, en: 'This can’t be done here', de: 'Das geht hier nicht' },
  'too-slow': { status: 408, en: 'This took too long to arrive', de: 'Das kam nicht rechtzeitig an' },
  'too-large': { status: 413, en: 'This is too large', de: 'Das ist zu groß' },
  failed: { status: 500, en: 'Something went wrong on our side', de: 'Bei uns ist etwas schiefgegangen' },
  broken: {
    status: 502,
    en: 'The editing system did not answer properly',
    de: 'Das Redaktionssystem hat nicht richtig geantwortet',
  },
  unreachable: {
    status: 503,
    en: 'The editing system is not running right now',
    de: 'Das Redaktionssystem läuft gerade nicht',
  },
  'too-many': {
    status: 503,
    en: 'Too many are sending at the same time. Please try again in a moment.',
    de: 'Gerade senden zu viele gleichzeitig. Bitte versuchen Sie es gleich noch einmal.',
  },
  busy: {
    status: 503,
    en: 'Too much is asked for at the same time. Please try again in a moment.',
    de: 'Gerade wird zu viel gleichzeitig abgerufen. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Readonly<Record<string, LocalText & { readonly status: number }>>;

export type ErrorName = keyof typeof ERRORS;

const HOME = { en: { href: '/', text: 'Go to Home' }, de: { href: '/de', text: 'Zur Startseite' } } as const;

/** Sends the page for what the app itself can't answer: small, plain, without style or script. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  name: ErrorName,
  headers: readonly string[] = [],
): void {
  const language: Language = languageOf(request.url ?? '');
  const { status, [language]: title } = ERRORS[name];
  const home = HOME[language];
  sendText(request, response, {
    status,
    contentType: 'text/html',
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="${home.href}">${home.text}</a></p></html>`,
    headers: ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'", ...headers],
  });
}

/** Sends an error in WordPress's shape, as callers of the wire expect it. `headers` are names and values in turn. */
export function sendWireError(
  request: IncomingMessage,
  response: ServerResponse,
  error: { readonly status: number; readonly code: string; readonly message: string },
  headers: readonly string[] = [],
): void {
  const shape: WireError = { code: error.code, message: error.message, data: { status: error.status } };
  sendText(request, response, {
    status: error.status,
    contentType: 'application/json',
    body: JSON.stringify(shape),
    headers,
  });
}
