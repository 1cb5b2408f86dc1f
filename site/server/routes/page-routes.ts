import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { BODY_LIMITS } from '../base/body-limits.ts';
import type { Clock } from '../base/clock.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { createPlaces } from '../base/semaphore.ts';
import { TIME_LIMITS } from '../base/time-limits.ts';
import { clientAddress } from '../http/client-address.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { shrinkAnswer } from '../http/finished-answer.ts';
import { BodyTooLarge, BodyTooSlow, readBody } from '../http/read-body.ts';
import { refuseBody } from '../http/refuse-body.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { cacheKey, isStorable } from '../pages/cache-key.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import type { PageRenderer, PageRequest } from '../pages/page-renderer.ts';
import { type CachedAnswer, createResponseCache, type RenderedAnswer } from '../pages/response-cache.ts';
import { blockedMarkup } from '../security/content-security-policy.ts';

export type Pages = {
  /** The hot path: sends a page that is ready and returns true, before anything is parsed. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers with a page, from the cache or rendered; or passes a form on to the app. */
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void>;
};

export type PagesOptions = {
  readonly renderer: PageRenderer;
  readonly revision: () => number;
  readonly responseCache: boolean;
  readonly withPolicy: boolean;
  readonly securityHeaders: readonly string[];
  readonly trustedProxies: number;
  readonly background: BackgroundQueue;
  readonly clock: Clock;
  readonly log: Log;
  /** How long sending a form may take, in milliseconds. */
  readonly sendingBodyMs: number;
};

/** A page depends on its address only: nothing a visitor sends along reaches it. */
const READING = { accept: 'text/html' } as const;

/** What an action may know of who sends a form. */
const OF_A_FORM = ['content-type', 'origin', 'referer', 'accept-language', 'user-agent', 'sec-fetch-site'] as const;

/** How many forms are read and answered at the same time: each may take the memory of a resume several times. */
export const MOST_FORMS = 8;

/** Seconds after which a form may be sent again. */
const FORMS_RETRY_AFTER = '5';

/** All places for forms are taken. */
class TooManyForms extends Error {}

function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createPages(options: PagesOptions): Pages {
  const { renderer, background, clock, log, withPolicy } = options;
  const warned = new Set<string>();
  const forms = createPlaces(MOST_FORMS);
  const cache = createResponseCache({
    clock,
    revision: options.revision,
    onStored: (answer, wanted) =>
      background.add(async () => {
        if (wanted()) await shrinkAnswer(answer);
      }),
  });

  function warnOfBlockedMarkup(html: string, target: string): void {
    for (const tag of blockedMarkup(html)) {
      if (warned.size < 100 && !warned.has(tag))
        log(`page ${target}: the security policy makes this ineffective: ${tag}`);
      warned.add(tag);
    }
  }

  async function render(request: PageRequest): Promise<RenderedAnswer> {
    try {
      const limit = request.method === 'POST' ? TIME_LIMITS.formRendering : TIME_LIMITS.rendering;
      const response = await inTime(renderer(request), limit);
      const rendered = await pageAnswer({
        response,
        method: request.method,
        securityHeaders: options.securityHeaders,
        withPolicy,
      });
      if (rendered.html !== null && withPolicy) warnOfBlockedMarkup(rendered.html, request.target);
      if (rendered.answer.status >= 500)
        log(`page ${request.method} ${request.target}: rendered with status ${rendered.answer.status}`);
      return rendered;
    } catch (error) {
      log(`page ${request.method} ${request.target}: ${reasonOf(error)}`);
      throw error;
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, { answer, outcome, storedAt }: CachedAnswer): void {
    const age = Math.max(0, Math.floor((clock() - storedAt) / 1000));
    sendAnswer(request, response, answer, ['X-Cache', outcome, 'Age', String(age)]);
  }

  async function read(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const page: PageRequest = { method: 'GET', target: key, headers: READING, body: null, clientAddress: '' };
    if (options.responseCache && isStorable(key)) send(request, response, await cache.answer(key, () => render(page)));
    else sendAnswer(request, response, (await render(page)).answer);
  }

  async function submit(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: RequestTarget,
  ): Promise<void> {
    const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    const limit = isMultipart ? BODY_LIMITS.submission : BODY_LIMITS.form;
    const body = await readBody(request, limit, options.sendingBodyMs);
    const headers: Record<string, string> = {};
    for (const name of OF_A_FORM) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const { answer } = await render({
      method: 'POST',
      target: `${path}${search}`,
      headers,
      body,
      clientAddress: clientAddress(request, options.trustedProxies),
    });
    sendAnswer(request, response, answer);
  }

  async function submitIfThereIsRoom(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ): Promise<void> {
    const leave = forms.take();
    if (leave === null) throw new TooManyForms();
    await submit(request, response, target).finally(leave);
  }

  function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const full = error instanceof TooManyForms;
    const status = full ? 503 : error instanceof BodyTooLarge ? 413 : error instanceof BodyTooSlow ? 408 : 500;
    // A body that wasn't read to its end can't be left in the connection.
    if (status !== 500) refuseBody(request);
    const retry = full ? ['Retry-After', FORMS_RETRY_AFTER] : [];
    sendErrorPage(request, response, status, [...options.securityHeaders, ...retry]);
  }

  return {
    sendReady(request, response) {
      const stored = options.responseCache ? cache.fresh(request.url ?? '') : undefined;
      if (stored === undefined) return false;
      sendAnswer(request, response, stored.answer, [
        'X-Cache',
        'hit',
        'Age',
        String(((clock() - stored.storedAt) / 1000) | 0),
      ]);
      return true;
    },
    async answer(request, response, target) {
      try {
        await (request.method === 'POST'
          ? submitIfThereIsRoom(request, response, target)
          : read(request, response, cacheKey(target)));
      } catch (error) {
        if (response.headersSent || response.destroyed) {
          response.destroy();
          return;
        }
        sendFailure(request, response, error);
      }
    },
  };
}
