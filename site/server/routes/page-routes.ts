import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PageMatch, pageAt } from '@kontorwerk/contract/pages/page-table';
import { inSpan } from '@kontorwerk/runtime/tracing/spans';
import type { Span } from '@opentelemetry/api';
import PQueue from 'p-queue';
import { isSignedIn } from '../admission/admin-access.ts';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { CONCURRENCY, LOG_LIMITS, RETRY_AFTER, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { AnswerQueueFull } from '../documents/answer-cache.ts';
import { type SharedCaching, withoutSharedCaching } from '../http/cache-policies.ts';
import type { ChangeClock } from '../http/change-clock.ts';
import { prefersMarkdown } from '../http/content-negotiation.ts';
import { type ErrorName, sendErrorPage } from '../http/error-answers.ts';
import { compressHarder, type FinishedAnswer } from '../http/finished-answer.ts';
import { BodyTooLarge, BodyTooSlow, BodyWriteFailed, drainBody } from '../http/request-body.ts';
import { type RequestTarget, redactPath } from '../http/request-target.ts';
import { sendAnswer } from '../http/response-writer.ts';
import { blockedMarkup } from '../http/security/content-security-policy.ts';
import { visitorAddress } from '../http/visitor.ts';
import { findPageName, readPageAddress } from '../pages/page-address.ts';
import { buildPageAnswer } from '../pages/page-answer.ts';
import { createReadRequest, type PageRenderer, type PageRequest } from '../pages/page-renderer.ts';
import {
  type CachedAnswer,
  type CacheOutcome,
  createResponseCache,
  type RenderedAnswer,
} from '../pages/response-cache.ts';
import { IncomingLimitReached } from '../submissions/incoming-folder.ts';
import { FormMalformed, FormUnsupported } from '../submissions/posted-form.ts';
import type { FormName, Submissions } from '../submissions/submissions.ts';

export type PageRoutes = {
  /**
   * Sends a cached page and returns true, before anything is parsed. The hot path. `headers` alternates names and
   * values.
   */
  sendReady(request: IncomingMessage, response: ServerResponse, headers: readonly string[]): boolean;
  /** Answers with a page, cached or rendered; or forwards a posted form to the app. */
  answer(request: IncomingMessage, response: ServerResponse, asked: AskedPage, form?: FormName): Promise<void>;
};

/** The address of a page, and the page. */
export type AskedPage = { readonly target: RequestTarget; readonly found: PageMatch };

export type PageRoutesOptions = {
  readonly renderer: PageRenderer;
  readonly submissions: Pick<Submissions, 'withForm'>;
  readonly store: Pick<ContentStore, 'entries' | 'findRedirect' | 'onChange' | 'revision' | 'settings' | 'settled'>;
  readonly responseCache: boolean;
  readonly withPolicy: boolean;
  readonly securityHeaders: readonly string[];
  readonly caching: SharedCaching;
  readonly changedAt: ChangeClock;
  readonly trustedProxies: number;
  readonly background: BackgroundQueue;
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countHit' | 'countPage' | 'observeRendering'>;
  /** How long a client may take to send a form, in milliseconds. */
  readonly sendingBodyMs: number;
};

/** The header that names an answer's source. */
const OUTCOMES: Readonly<Record<CacheOutcome, readonly string[]>> = {
  hit: ['X-Cache', 'hit'],
  stale: ['X-Cache', 'stale'],
  miss: ['X-Cache', 'miss'],
};

function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function errorNameOf(error: unknown): ErrorName {
  if (error instanceof AnswerQueueFull) return 'busy';
  if (error instanceof IncomingLimitReached) return 'too-many';
  if (error instanceof FormUnsupported) return 'other-type';
  if (error instanceof FormMalformed) return 'no-form';
  if (error instanceof BodyWriteFailed) return 'not-kept';
  if (error instanceof BodyTooLarge) return 'too-large';
  return error instanceof BodyTooSlow ? 'too-slow' : 'failed';
}

export function createPageRoutes(options: PageRoutesOptions): PageRoutes {
  const { renderer, store, background, clock, log, metrics, withPolicy } = options;
  /** The names under which cached answers are counted: computing them would be felt under load. */
  const names = new WeakMap<FinishedAnswer, string>();
  const warned = new Set<string>();
  const logOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  const forms = new PQueue({ concurrency: CONCURRENCY.forms });
  const turns = new PQueue({ concurrency: 1 });
  const cache = createResponseCache({
    hasMoved: (target) => store.findRedirect(target) !== null,
    clock,
    revision: () => store.revision,
    changedAt: options.changedAt,
    untilSettled: store.settled,
    render: renderInTurn,
    onReused: (answer, wanted) =>
      background.add(async () => {
        if (wanted()) await compressHarder(answer);
      }),
  });
  if (options.responseCache) store.onChange(cache.renewOutdated);

  function warnOfBlockedMarkup(html: string, target: string): void {
    for (const tag of blockedMarkup(html)) {
      if (warned.size >= LOG_LIMITS.blockedMarkup || warned.has(tag)) continue;
      warned.add(tag);
      log.error(`page ${redactPath(target)}: the security policy makes this ineffective: ${tag}`);
    }
  }

  async function renderIn(span: Span, request: PageRequest): Promise<RenderedAnswer> {
    const { method, target, found } = request;
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1_000;
    try {
      const limit = method === 'POST' ? TIME_LIMITS.formRendering : TIME_LIMITS.rendering;
      const page = await inTime(renderer(request), limit);
      const rendered = await buildPageAnswer({ ...options, page, method });
      if (rendered.html !== null && withPolicy) warnOfBlockedMarkup(rendered.html, target);
      if (rendered.answer.status >= 500)
        log.error(`page ${method} ${redactPath(target)}: rendered with status ${rendered.answer.status}`);
      const name = findPageName(found.page, rendered.answer.status);
      names.set(rendered.answer, name);
      span.updateName(`render ${name}`);
      metrics.observeRendering(name, seconds(), rendered.answer.status < 500 ? 'done' : 'failed');
      return rendered;
    } catch (error) {
      const name = findPageName(found.page, 500);
      span.updateName(`render ${name}`);
      metrics.observeRendering(name, seconds(), 'failed');
      log.error(`page ${method} ${redactPath(target)}: ${reasonOf(error)}`);
      throw error;
    }
  }

  const render = (request: PageRequest) => inSpan('render', {}, (span) => renderIn(span, request));

  /** Renders a page, starting one per turn of the event loop, so that cached answers aren't delayed by all of them. */
  async function renderInTurn(target: string, found = pageAt(target)): Promise<RenderedAnswer> {
    if (turns.size >= CONCURRENCY.waitingPages) throw new AnswerQueueFull();
    await turns.add(() => nextTurn());
    return render(createReadRequest(target, found));
  }

  function send(request: IncomingMessage, response: ServerResponse, { answer, outcome }: CachedAnswer): void {
    sendAnswer(request, response, outcome === 'stale' ? withoutSharedCaching(answer) : answer, OUTCOMES[outcome]);
  }

  async function read(request: IncomingMessage, response: ServerResponse, asked: AskedPage): Promise<void> {
    const { found } = asked;
    const { target, isCacheable } = readPageAddress(asked.target, found, store);
    if (options.responseCache && isCacheable) {
      // An editor wants to see their own latest publication.
      const cached = await cache.answer(target, isSignedIn(request), found);
      metrics.countPage(cached.outcome);
      send(request, response, cached);
    } else {
      const { revision } = store;
      const { answer } = await renderInTurn(target, found);
      metrics.countPage('uncached');
      sendAnswer(request, response, store.revision === revision ? answer : withoutSharedCaching(answer));
    }
  }

  async function submit(
    request: IncomingMessage,
    response: ServerResponse,
    { target: { path, search }, found }: AskedPage,
    form: FormName,
  ): Promise<void> {
    const clientAddress = visitorAddress(request, options.trustedProxies);
    const page = { method: 'POST', target: `${path}${search}`, found, clientAddress };
    // Only forms that have arrived take one of the slots for rendering.
    const taking = { form, timeoutMs: options.sendingBodyMs };
    const { answer } = await options.submissions.withForm(request, taking, (form) =>
      forms.add(() => render({ ...page, form })),
    );
    sendAnswer(request, response, answer);
  }

  function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const name = errorNameOf(error);
    // The unread rest of a body can't stay in the connection.
    if (name !== 'failed') drainBody(request);
    if (name === 'not-kept') logOnce(name, `a form is not taken in: ${reasonOf(error)}`);
    const retry = name === 'busy' || name === 'too-many' || name === 'not-kept' ? RETRY_AFTER : [];
    sendErrorPage(request, response, name, [...options.securityHeaders, ...retry]);
  }

  return {
    sendReady(request, response, headers) {
      if (prefersMarkdown(request)) return false;
      const { url = '' } = request;
      const stored = options.responseCache ? cache.findFresh(url) : undefined;
      if (stored === undefined) return false;
      // A moved page is cached as missing at its old address, and a redirect may differ from a page only in its query.
      const mayHaveMoved = stored.answer.status !== 200 || url.includes('?');
      if (mayHaveMoved && store.findRedirect(url) !== null) return false;
      sendAnswer(request, response, stored.answer, headers.length === 0 ? OUTCOMES.hit : OUTCOMES.hit.concat(headers));
      metrics.countHit(names.get(stored.answer) ?? 'missing', request.method, response.statusCode);
      return true;
    },
    async answer(request, response, asked, form) {
      try {
        await (form === undefined ? read(request, response, asked) : submit(request, response, asked, form));
      } catch (error) {
        if (response.headersSent || response.destroyed) response.destroy();
        else sendFailure(request, response, error);
      }
    },
  };
}
