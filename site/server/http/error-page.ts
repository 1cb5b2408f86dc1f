import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { CACHE_POLICIES } from './cache-policies.ts';

const TITLES: Readonly<Record<number, LocalText>> = {
  400: { en: 'This address can’t be read', de: 'Diese Adresse ist nicht lesbar' },
  404: { en: 'There is nothing here', de: 'Hier gibt es nichts' },
  405: { en: 'This can’t be done here', de: 'Das geht hier nicht' },
  408: { en: 'This took too long to arrive', de: 'Das kam nicht rechtzeitig an' },
  413: { en: 'This is too large', de: 'Das ist zu groß' },
  500: { en: 'Something went wrong on our side', de: 'Bei uns ist etwas schiefgegangen' },
  502: { en: 'The editing system did not answer properly', de: 'Das Redaktionssystem hat nicht richtig geantwortet' },
  503: { en: 'The editing system is not running right now', de: 'Das Redaktionssystem läuft gerade nicht' },
};
const UNKNOWN: LocalText = { en: 'Error', de: 'Fehler' };

const HOME = { en: { href: '/', text: 'Go to Home' }, de: { href: '/de', text: 'Zur Startseite' } } as const;

/** The page for what the app itself can't answer: small, plain, without style or script. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[] = [],
): void {
  const language: Language = /^\/de(?:[/?]|$)/.test(request.url ?? '') ? 'de' : 'en';
  const title = (TITLES[status] ?? UNKNOWN)[language];
  const home = HOME[language];
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="${home.href}">${home.text}</a></p></html>`;
  response.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    CACHE_POLICIES.never,
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options',
    'nosniff',
    ...headers,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
