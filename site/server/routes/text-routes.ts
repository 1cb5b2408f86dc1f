import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLanguage } from '@kontorwerk/contract/address/address';
import { LLMS_PATH, ROBOTS_PATH, SECURITY_PATH, SITEMAP_PATH } from '@kontorwerk/contract/address/served-addresses';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { CACHE_BOUNDS, CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import type { ServerSettings } from '../base/settings.ts';
import { securityContact as addressOfContact } from '../base/settings-schema.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import { AnswerQueueFull, createAnswerCache } from '../documents/answer-cache.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/response-writer.ts';

const DAY_MS = 86_400_000;
/**
 * The validity of the file: it is generated per request, and after a change of the contact the old address must be read
 * for another month.
 */
const VALID_DAYS = 30;

/** Returns the expiry: the end of a day, so that the text changes once a day. */
function expires(now: number): string {
  return new Date((Math.floor(now / DAY_MS) + 1 + VALID_DAYS) * DAY_MS).toISOString();
}

/**
 * Writes the text. Its canonical address is included only with TLS, as the standard requires.
 *
 * @param now milliseconds since 1970
 */
function writeSecurityText(contact: string, publicUrl: string, now: number): string {
  const canonical = publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${SECURITY_PATH}`] : [];
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires(now)}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...canonical,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Paths for editors only. */
const DISALLOWED = ['/admin', '/api'];

function writeRobots(publicUrl: string): string {
  const disallowed = DISALLOWED.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...disallowed, '', `Sitemap: ${publicUrl}${SITEMAP_PATH}`].join('\n')}\n`;
}

/** Serves a text at a well-known address; returns whether there is one at the path. */
type TextRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

const LLMS: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [inLanguage(LLMS_PATH, language), language]),
);

/** Whether a path is the well-known address of a text. */
export function isTextPath(path: string): boolean {
  return LLMS.has(path) || path === SECURITY_PATH || path === ROBOTS_PATH;
}

/** Whether a path is that of the page list for language models. */
export function isLlmsPath(path: string): boolean {
  return LLMS.has(path);
}

export function createTextRoutes({
  settings,
  store,
  directory,
  headers,
  clock,
}: {
  readonly settings: Pick<ServerSettings, 'indexNowKey' | 'publicUrl' | 'securityContact'>;
  readonly store: Pick<ContentStore, 'revision' | 'settings'>;
  readonly directory: Pick<Directory, 'entries' | 'version'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly clock: () => number;
}): TextRoutes {
  const { indexNowKey, publicUrl, securityContact } = settings;
  const kept = createAnswerCache({
    // Both grow with the content.
    revision: () => store.revision + directory.version,
    changedAt: clock,
    clock,
    bounds: CACHE_BOUNDS.llms,
    ...CONCURRENCY.llms,
  });

  function finish(
    contentType: string,
    body: string,
    policy: string = CACHE_POLICIES.revalidated,
  ): Promise<FinishedAnswer> {
    return finishAnswer({
      status: 200,
      contentType: `${contentType}; charset=utf-8`,
      headers: [...headers, 'Cache-Control', policy],
      body: Buffer.from(body),
    });
  }

  async function buildLlms(language: Language): Promise<FinishedAnswer> {
    const { writeLlmsText } = await import('../documents/markdown/llms-text.ts');
    const site = { language, settings: store.settings(language), publicUrl };
    return finish('text/plain', writeLlmsText(directory.entries(language), site));
  }

  const robots = finish('text/plain', writeRobots(publicUrl), CACHE_POLICIES.publicFile);

  /** Returns the contact for security reports: the operator's, else the agency's; null if neither is known. */
  function contact(): string | null {
    const email = v.safeParse(addressOfContact, store.settings(DEFAULT_LANGUAGE).email);
    return securityContact ?? (email.success ? email.output : null);
  }

  /** Null if there is no such text. */
  async function answerAt(path: string): Promise<FinishedAnswer | null> {
    const language = LLMS.get(path);
    if (language !== undefined) return kept.answer(language, () => buildLlms(language));
    if (path === ROBOTS_PATH) return robots;
    if (indexNowKey !== null && path === `/${indexNowKey}.txt`) return finish('text/plain', indexNowKey);
    const contactAddress = path === SECURITY_PATH ? contact() : null;
    return contactAddress === null ? null : finish('text/plain', writeSecurityText(contactAddress, publicUrl, clock()));
  }

  return async (request, response, path) => {
    try {
      const answer = await answerAt(path);
      if (answer === null) return false;
      sendAnswer(request, response, answer);
    } catch (error) {
      if (!(error instanceof AnswerQueueFull)) throw error;
      sendErrorPage(request, response, 'busy', RETRY_AFTER);
    }
    return true;
  };
}
