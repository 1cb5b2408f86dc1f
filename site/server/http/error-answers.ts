import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@kontorwerk/contract/address/address';
import { RESUME_MAX_MB } from '@kontorwerk/contract/constants';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import { chooseAnswerLanguage } from '@kontorwerk/contract/submissions/submission-answers';
import { NO_ANSWER_CODES, type WireError } from '@kontorwerk/contract/wire';
import { sendText } from './response-writer.ts';
import { type FramedBy, hashSource } from './security/content-security-policy.ts';

/** The site's own errors on the wire, for programs: forms translate the code for visitors. */
export const WIRE_FAILURES = {
  'too-large': { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  slow: { status: 408, code: NO_ANSWER_CODES.slow, message: 'The request took too long to arrive.' },
  crowded: { status: 503, code: NO_ANSWER_CODES.crowded, message: 'Too many people are sending something at once.' },
  failed: { status: 503, code: NO_ANSWER_CODES.unreachable, message: 'The submission could not be taken in.' },
  unreachable: {
    status: 503,
    code: NO_ANSWER_CODES.unreachable,
    message: 'The content backend is not available right now.',
  },
  silent: { status: 503, code: NO_ANSWER_CODES.unreachable, message: 'The content backend does not answer.' },
  broken: { status: 502, code: NO_ANSWER_CODES.broken, message: 'The content backend did not answer properly.' },
} as const;

export type WireFailure = keyof typeof WIRE_FAILURES;

const HOME = { en: { href: '/', text: 'Go to Home' }, de: { href: '/de', text: 'Zur Startseite' } } as const;

const { ink, paper, petrol } = BRAND_COLOURS;
const STYLE = [
  `body{max-width:34rem;margin:0 auto;padding:18vh 24px 24px;background:${paper};color:${ink};font:1.125rem/1.6 system-ui,sans-serif}`,
  'h1{margin:0 0 1rem;font-size:2rem;line-height:1.2;text-wrap:balance}',
  `a{color:${petrol};text-underline-offset:.2em}`,
].join('');

/** Returns the page's content security policy: nothing but its own style. */
export function errorPagePolicy(framedBy: FramedBy = "'none'"): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** Returns the page for what the app can't answer: small and self-contained, whatever else is down. */
export function renderErrorPage(language: Language, title: string, advice: string | undefined): string {
  const home = HOME[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${advice ? `<p>${advice}</p>` : ''}<p><a href="${home.href}">${home.text}</a></p></main></body></html>`;
}

/** A title, and advice if the visitor can do something about it. */
type ErrorText = LocalText & { readonly status: number; readonly advice?: LocalText };

const SEND_AGAIN: LocalText = {
  en: 'Nothing was sent. Go back in your browser: what you wrote is still there, and you can send it again.',
  de: 'Es wurde nichts gesendet. Gehen Sie im Browser zurück: Ihre Angaben sind noch da, und Sie können sie noch einmal senden.',
};

/** The errors that the server itself answers; the app renders the others. */
const ERRORS = {
  unreadable: { status: 400, en: 'This address can’t be read', de: 'Diese Adresse ist nicht lesbar' },
  'no-form': {
    status: 400,
    en: 'We can’t read what was sent',
    de: 'Das Gesendete ist nicht lesbar',
    advice: {
      en: 'Go back in your browser and send the form again. If that doesn’t help, please send us an email.',
      de: 'Gehen Sie im Browser zurück und senden Sie das Formular noch einmal. Hilft das nicht, schreiben Sie uns bitte eine E-Mail.',
    },
  },
  elsewhere: {
    status: 403,
    en: 'Another website sent this',
    de: 'Das hat eine andere Website gesendet',
    advice: {
      en: 'Nothing was accepted. Please open the page here and send the form from there.',
      de: 'Es wurde nichts angenommen. Bitte öffnen Sie die Seite hier und senden Sie das Formular von dort.',
    },
  },
  missing: { status: 404, en: 'There is nothing here', de: 'Hier gibt es nichts' },
  gone: { status: 410, en: 'This isn’t here any more', de: 'Das gibt es hier nicht mehr' },
  method: { status: 405, en: 'This can’t be done here', de: 'Das geht hier nicht' },
  'too-slow': {
    status: 408,
    en: 'This took too long to arrive',
    de: 'Das kam nicht rechtzeitig an',
    advice: SEND_AGAIN,
  },
  'too-large': {
    status: 413,
    en: 'This is too large',
    de: 'Das ist zu groß',
    advice: {
      en: `Nothing was sent. Go back in your browser, choose a file of at most ${RESUME_MAX_MB} MB and send it again.`,
      de: `Es wurde nichts gesendet. Gehen Sie im Browser zurück, wählen Sie eine Datei von höchstens ${RESUME_MAX_MB} MB und senden Sie sie noch einmal.`,
    },
  },
  'other-type': {
    status: 415,
    en: 'Only forms can be sent here',
    de: 'Hierher lassen sich nur Formulare senden',
  },
  flood: {
    status: 429,
    en: 'Too many messages at once. Please try again in a moment.',
    de: 'Zu viele Nachrichten auf einmal. Bitte versuchen Sie es gleich noch einmal.',
    advice: SEND_AGAIN,
  },
  'no-draft': {
    status: 403,
    en: 'This isn’t a preview link',
    de: 'Das ist kein Link zu einer Vorschau',
    advice: {
      en: 'Please check that the link is complete, or ask whoever sent it for another one.',
      de: 'Bitte prüfen Sie, ob der Link vollständig ist, oder bitten Sie den Absender um einen neuen.',
    },
  },
  'draft-ended': {
    status: 410,
    en: 'This preview has ended',
    de: 'Diese Vorschau ist beendet',
    advice: {
      en: 'Please ask whoever sent the link for a new one. In the admin, reload the page.',
      de: 'Bitte bitten Sie den Absender um einen neuen Link. In der Verwaltung laden Sie bitte die Seite neu.',
    },
  },
  'draft-gone': {
    status: 404,
    en: 'This draft doesn’t exist any more',
    de: 'Diesen Entwurf gibt es nicht mehr',
  },
  'draft-without-page': {
    status: 404,
    en: 'This has no page of its own yet',
    de: 'Dazu gibt es noch keine eigene Seite',
    advice: {
      en: 'It appears here as soon as it has a title and a text or a section. Anything that is only part of other pages can be seen on those pages.',
      de: 'Sie erscheint hier, sobald es einen Titel und einen Text oder Abschnitt gibt. Was nur Teil anderer Seiten ist, ist dort zu sehen.',
    },
  },
  searches: {
    status: 429,
    en: 'Too many searches right now',
    de: 'Gerade wird zu viel gesucht',
  },
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
  'not-kept': {
    status: 503,
    en: 'We could not accept this just now. Please try again in a moment.',
    de: 'Das konnte gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.',
    advice: SEND_AGAIN,
  },
  'too-many': {
    status: 503,
    en: 'Too many people are sending something at once. Please try again in a moment.',
    de: 'Gerade senden zu viele gleichzeitig. Bitte versuchen Sie es gleich noch einmal.',
    advice: SEND_AGAIN,
  },
  busy: {
    status: 503,
    en: 'This website is very busy right now. Please try again in a moment.',
    de: 'Gerade wird zu viel gleichzeitig abgerufen. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Readonly<Record<string, ErrorText>>;

export type ErrorName = keyof typeof ERRORS;

/** Sends an error page for what the app can't answer. `advice` is for errors without a fixed one. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  name: ErrorName,
  headers: readonly string[] = [],
  { framedBy, advice: adviceNow }: { readonly framedBy?: FramedBy; readonly advice?: LocalText } = {},
): void {
  const language: Language = languageOf(request.url ?? '');
  const { status, [language]: title, advice = adviceNow }: ErrorText = ERRORS[name];
  sendText(request, response, {
    status,
    contentType: 'text/html',
    body: renderErrorPage(language, title, advice?.[language]),
    headers: ['Content-Security-Policy', errorPagePolicy(framedBy), ...headers],
  });
}

/** Sends an error in WordPress's shape, as clients of the wire expect it. `headers` alternates names and values. */
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

/**
 * Sends an error in Payload's shape: its admin shows the message unchanged, and sends the editor's language. `headers`
 * alternates names and values.
 */
export function sendAdminError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message }: { readonly status: number; readonly message: LocalText },
  headers: readonly string[] = [],
): void {
  const language = chooseAnswerLanguage(request.headers['accept-language'] ?? null);
  const body = JSON.stringify({ errors: [{ message: message[language] }] });
  sendText(request, response, { status, contentType: 'application/json', body, headers });
}
