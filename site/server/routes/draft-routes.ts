import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@kontorwerk/contract/address/address';
import {
  DRAFT_PARAMETER,
  type DraftDescription,
  isDraftToken,
  tokenOfDraftLink,
  withDraft,
} from '@kontorwerk/contract/drafts/draft';
import { CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { BackendError } from '../content-store/backend-client.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { type ErrorName, sendErrorPage } from '../http/error-answers.ts';
import { redactPath } from '../http/request-target.ts';
import { sendAnswer } from '../http/response-writer.ts';
import type { Drafts } from '../pages/draft-content.ts';
import { readPageAddress } from '../pages/page-address.ts';
import { buildPageAnswer } from '../pages/page-answer.ts';
import { createReadRequest, type PageRenderer } from '../pages/page-renderer.ts';
import type { AskedPage } from './page-routes.ts';

/** Serves pages with a draft; returns whether the address is that of one. */
export type DraftRoutes = (request: IncomingMessage, response: ServerResponse, asked: AskedPage) => boolean;

export type DraftRoutesOptions = {
  readonly drafts: Drafts;
  readonly renderer: PageRenderer;
  readonly store: Pick<ContentStore, 'entries' | 'settings'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly withPolicy: boolean;
  readonly log: Log;
};

/** The error pages for tokens that the backend refuses. */
const REFUSALS: Readonly<Record<number, ErrorName>> = { 403: 'no-draft', 404: 'draft-gone', 410: 'draft-ended' };

/** The tokens that are remembered as valid. */
const MOST_VALID = 100;

/** Remembers the latest tokens that the backend accepted. */
function createValidTokens() {
  const tokens = new Set<string>();
  return {
    has: (token: string) => tokens.has(token),
    delete: (token: string) => tokens.delete(token),
    add(token: string): void {
      tokens.delete(token);
      tokens.add(token);
      const [oldest] = tokens;
      if (tokens.size > MOST_VALID && oldest !== undefined) tokens.delete(oldest);
    },
  };
}

const NEVER = ['Cache-Control', CACHE_POLICIES.never];

/** Creates the routes. No draft is cached: every page is rendered per request. */
export function createDraftRoutes(options: DraftRoutesOptions): DraftRoutes {
  const { drafts, renderer, store, headers, log } = options;
  const slots = createSemaphore(CONCURRENCY.drafts);
  const checks = createSemaphore(CONCURRENCY.draftTokens);
  const valid = createValidTokens();

  function fail(request: IncomingMessage, response: ServerResponse, name: ErrorName): void {
    const retry = name === 'busy' || name === 'unreachable' ? RETRY_AFTER : [];
    sendErrorPage(request, response, name, [...headers, ...retry], { framedBy: "'self'" });
  }

  function redirect(response: ServerResponse, to: string): void {
    response.writeHead(303, [...headers, ...NEVER, 'Location', to, 'Content-Length', '0']);
    response.end();
  }

  async function describe(token: string): Promise<DraftDescription> {
    try {
      const draft = await drafts.describe(token);
      valid.add(token);
      return draft;
    } catch (error) {
      if (error instanceof BackendError && REFUSALS[error.status] !== undefined) valid.delete(token);
      throw error;
    }
  }

  /** Asks about an unknown token in slots of its own; null if none is free. */
  async function check(token: string): Promise<DraftDescription | null> {
    const release = checks.tryAcquire();
    return release && describe(token).finally(release);
  }

  /** Runs `work` in one of the previews' slots, which only valid tokens take. Returns whether a slot was free. */
  async function inSlot(token: string, work: (draft: DraftDescription) => Promise<void>): Promise<boolean> {
    const isKnown = valid.has(token);
    const checked = isKnown ? null : await check(token);
    const release = isKnown || checked ? slots.tryAcquire() : null;
    if (release === null) return false;
    try {
      await work(checked ?? (await describe(token)));
      return true;
    } finally {
      release();
    }
  }

  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    { target, found }: AskedPage,
    token: string,
    { until, addresses }: DraftDescription,
  ): Promise<void> {
    const language = languageOf(target.path);
    const address = addresses[language];
    if (tokenOfDraftLink(target.path) !== null) {
      if (address === null) fail(request, response, 'draft-without-page');
      else redirect(response, withDraft(address, token));
      return;
    }
    const own = address !== null && decodeURI(address) === decodeURI(target.path);
    const shown = { token, until, own };
    const content = await drafts.content(token, language);
    const page = await renderer({
      ...createReadRequest(readPageAddress(target, found, store).target, found),
      draft: { content, shown },
    });
    const to = page.headers.get('location');
    if (to !== null) return redirect(response, to.startsWith('/') ? withDraft(to, token) : to);
    // Its sections, its text or its list are still missing.
    if (own && page.status === 404) return fail(request, response, 'draft-without-page');
    const { answer } = await buildPageAnswer({
      page,
      method: 'GET',
      securityHeaders: headers,
      caching: () => NEVER,
      withPolicy: options.withPolicy,
      framedBy: "'self'",
    });
    sendAnswer(request, response, answer);
  }

  function failureOf(request: IncomingMessage, error: unknown): ErrorName {
    const refused = error instanceof BackendError ? REFUSALS[error.status] : undefined;
    if (refused !== undefined) return refused;
    log.error(`draft ${redactPath(request.url)}: ${reasonOf(error)}`);
    return 'unreachable';
  }

  return (request, response, asked) => {
    const { target } = asked;
    const token = tokenOfDraftLink(target.path) ?? new URLSearchParams(target.search).get(DRAFT_PARAMETER);
    if (token === null) return false;
    if (!isDraftToken(token)) {
      fail(request, response, 'no-draft');
      return true;
    }
    inSlot(token, (draft) => show(request, response, asked, token, draft))
      .then((isShown) => {
        if (!isShown) fail(request, response, 'busy');
      })
      .catch((error) => {
        if (response.headersSent || response.destroyed) response.destroy();
        else fail(request, response, failureOf(request, error));
      });
    return true;
  };
}
