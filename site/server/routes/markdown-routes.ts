import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { isPageAddress, type PageMatch, pageAt, respellPath } from '@kontorwerk/contract/pages/page-table';
import { LRUCache } from 'lru-cache';
import type { RedirectUses } from '../announce/redirect-uses.ts';
import { RETRY_AFTER } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { type AnswerCache, AnswerQueueFull } from '../documents/answer-cache.ts';
import { markdownAddress, pageOfMarkdown } from '../documents/markdown/markdown-address.ts';
import { findMarkdownFallback, type MarkdownFallback } from '../documents/markdown/missing-markdown.ts';
import type { LoadedPage } from '../documents/markdown/page-markdown.ts';
import { CACHE_POLICIES, PAGES_KEY, type SharedCaching } from '../http/cache-policies.ts';
import { prefersMarkdown } from '../http/content-negotiation.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/response-writer.ts';
import { readPageAddress } from '../pages/page-address.ts';
import { createReadRequest, type PageRenderer } from '../pages/page-renderer.ts';
import type { AskedPage } from './page-routes.ts';
import { redirectToCanonical, sendRedirect } from './redirect-responses.ts';

/** Serves a page as Markdown; returns whether that was requested and there is such a page. */
export type MarkdownRoutes = (request: IncomingMessage, response: ServerResponse, asked: AskedPage) => Promise<boolean>;

/** Returns the `Link` header: the HTML page, and the neighbours of a list's page. */
function linksOf(page: LoadedPage, canonical: string): string {
  const paging = 'paging' in page ? page.paging : null;
  const beside = (['previous', 'next'] as const).flatMap((which) => {
    const address = paging?.[which];
    return address ? [`<${new URL(markdownAddress(address), canonical).href}>; rel="${REL[which]}"`] : [];
  });
  return [`<${canonical}>; rel="canonical"`, ...beside].join(', ');
}

/** The most missing pages that are remembered, as many as in the cache of missing answers. */
const REMEMBERED = 200;

/** The page can't be rendered at the moment. */
class PageNotRendered extends Error {}

const REL = { previous: 'prev', next: 'next' } as const;

/** Creates the routes. The Markdown of a page is made on demand and once per content revision. */
export function createMarkdownRoutes({
  renderer,
  store,
  kept,
  publicUrl,
  headers,
  caching,
  redirectUses,
}: {
  readonly renderer: PageRenderer;
  readonly store: Pick<ContentStore, 'entries' | 'findRedirect' | 'settings'>;
  readonly kept: AnswerCache;
  readonly publicUrl: string;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly caching: SharedCaching;
  readonly redirectUses: Pick<RedirectUses, 'count'>;
}): MarkdownRoutes {
  /** The answers for missing pages, renewed together with the cache of missing answers. */
  const missing = new LRUCache<string, MarkdownFallback>({ max: REMEMBERED });

  /** Null if there is no page; rejects with `PageNotRendered` if it can't be rendered at the moment. */
  async function make(page: string, found: PageMatch, isNamed: boolean): Promise<FinishedAnswer | null> {
    // The page's own answer decides whether it exists.
    const rendered = await renderer(createReadRequest(page, found));
    const { status, data } = rendered;
    if (status >= 500) throw new PageNotRendered();
    if (status !== 200 || data?.status !== 'loaded') {
      const fallback = isNamed ? await findMarkdownFallback(page, rendered, renderer) : null;
      if (fallback === null) missing.delete(page);
      else missing.set(page, fallback);
      return null;
    }
    const language = languageOf(page);
    const canonical = new URL(data.addresses[language] ?? page, publicUrl).href;
    // Rarely requested: the converter is loaded on the first request.
    const { writePageMarkdown } = await import('../documents/markdown/page-markdown.ts');
    const markdown = await writePageMarkdown(data, { canonical, language, offices: store.settings(language).offices });
    const ofItsOwn = [...caching(PAGES_KEY), 'X-Robots-Tag', 'noindex'];
    const ofThePage = ['Cache-Control', CACHE_POLICIES.otherForm, 'Content-Location', markdownAddress(page)];
    return finishAnswer({
      status: 200,
      contentType: 'text/markdown; charset=utf-8',
      headers: [...headers, ...(isNamed ? ofItsOwn : ofThePage), 'Link', linksOf(data, canonical)],
      body: Buffer.from(markdown),
      vary: isNamed ? [] : ['Accept'],
    });
  }

  /** Returns the address of a page without the variations of endless duplicates. */
  function addressOf(path: string, search: string, found: PageMatch): string {
    const known = inLanguage(path, languageOf(path));
    const { target, isCacheable } = readPageAddress({ path: known, search }, found, store);
    return isCacheable ? target : known;
  }

  /** Redirects from a path that isn't the page's own to the Markdown of the right one; returns whether it did. */
  function redirectIfMoved(response: ServerResponse, path: string, search: string, found: PageMatch): boolean {
    // Before its spelling is checked, so that there is only one redirect.
    const move = store.findRedirect(path + search);
    const respelled = move === null ? respellPath(path, found) : null;
    if (move !== null) {
      sendRedirect(response, { ...move, to: isPageAddress(move.to) ? markdownAddress(move.to) : move.to });
      redirectUses.count(move);
    } else if (respelled !== null) sendRedirect(response, { to: markdownAddress(respelled) + search, status: 301 });
    return move !== null || respelled !== null;
  }

  function sendFallback(request: IncomingMessage, response: ServerResponse, told: MarkdownFallback): void {
    if ('to' in told) sendRedirect(response, told);
    else sendErrorPage(request, response, told.status === 410 ? 'gone' : 'missing');
  }

  return async (request, response, asked) => {
    const { target } = asked;
    const named = pageOfMarkdown(target.path);
    const isNamed = named !== null;
    if (!isNamed && !prefersMarkdown(request)) return false;
    const path = named ?? target.path;
    if (!isPageAddress(path)) return false;
    const found = isNamed ? pageAt(path) : asked.found;
    if (isNamed) {
      // An earlier site may have had a file of that name.
      if (store.findRedirect(target.path + target.search) !== null) return false;
      if (redirectIfMoved(response, path, target.search, found)) return true;
      if (target.spareSlashes) {
        redirectToCanonical(response, target.path + target.search);
        return true;
      }
    } else if (store.findRedirect(path + target.search) !== null || respellPath(path, found) !== null) {
      // The redirect is then answered for the page itself.
      return false;
    }
    const page = addressOf(path, target.search, found);
    try {
      const answer = await kept.answer(`${isNamed} ${page}`, () => make(page, found, isNamed));
      const told = answer === null && isNamed ? missing.get(page) : undefined;
      if (answer !== null) sendAnswer(request, response, answer);
      else if (told !== undefined) sendFallback(request, response, told);
      return answer !== null || told !== undefined;
    } catch (error) {
      // The page itself shows the error.
      if (error instanceof PageNotRendered) return false;
      if (!(error instanceof AnswerQueueFull)) throw error;
      sendErrorPage(request, response, 'busy', RETRY_AFTER);
      return true;
    }
  };
}
