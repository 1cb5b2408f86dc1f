import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import { isPageAddress, respelledPath } from '@kontorwerk/contract/page-table';
import { RETRY_AFTER } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Move } from '../content-store/moves.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { type KeptAnswers, TooManyAsked } from '../http/kept-answers.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { PAGES_KEY, type SharedCaching } from '../http/shared-caching.ts';
import { markdownAddress, pageOfMarkdown } from '../markdown/markdown-address.ts';
import type { LoadedPage } from '../markdown/page-markdown.ts';
import { readPageAddress } from '../pages/page-address.ts';
import { type PageRenderer, readingOf } from '../pages/page-renderer.ts';
import { sendMoved } from './send-moved.ts';

/** Answers with a page as Markdown; tells whether it was asked for, and there is one. */
export type MarkdownRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
) => Promise<boolean>;

/** What belongs to a page: itself as people see it, and where its list goes on. */
function linksOf(page: LoadedPage, canonical: string): string {
  const paging = 'paging' in page ? page.paging : null;
  const beside = (['previous', 'next'] as const).flatMap((which) => {
    const address = paging?.[which];
    return address ? [`<${new URL(markdownAddress(address), canonical).href}>; rel="${REL[which]}"`] : [];
  });
  return [`<${canonical}>; rel="canonical"`, ...beside].join(', ');
}

/** The page can't be shown just now. */
class NotShown extends Error {}

const REL = { previous: 'prev', next: 'next' } as const;

/** Makes the Markdown of a page once for each state of the content, when it is first asked for. */
export function createMarkdownRoutes({
  renderer,
  store,
  kept,
  publicUrl,
  headers,
  caching,
}: {
  readonly renderer: PageRenderer;
  readonly store: Pick<ContentStore, 'entries' | 'movedTo' | 'settings'>;
  readonly kept: KeptAnswers;
  readonly publicUrl: string;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly caching: SharedCaching;
}): MarkdownRoutes {
  /** Null where there is no page; rejects with `NotShown` where it can't be shown just now. */
  async function make(page: string, isNamed: boolean): Promise<FinishedAnswer | null> {
    // What there is, and what there isn't, the page itself says.
    const { response, data } = await renderer(readingOf(page));
    await response.body?.cancel();
    if (response.status >= 500) throw new NotShown();
    if (response.status !== 200 || data?.status !== 'loaded') return null;
    const language = languageOf(page);
    const canonical = new URL(data.addresses[language] ?? page, publicUrl).href;
    // Hardly anybody asks for it: what it takes is loaded by then.
    const { pageMarkdown } = await import('../markdown/page-markdown.ts');
    const markdown = await pageMarkdown(data, { canonical, language, offices: store.settings(language).offices });
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

  /** The address of a page without what endless others have, too. */
  function addressOf({ path, search }: Pick<RequestTarget, 'path' | 'search'>): string {
    const known = { path: inLanguage(path, languageOf(path)), segments: [], spareSlashes: false };
    const { target, storable } = readPageAddress({ ...known, search }, store);
    return storable ? target : known.path;
  }

  /** Where a page is, in Markdown, that isn't at the path by which it is asked for; null where it is. */
  function placeOf(path: string, search: string): Pick<Move, 'to' | 'status'> | null {
    const respelled = respelledPath(path);
    if (respelled !== null) return { to: markdownAddress(respelled) + search, status: 301 };
    const move = store.movedTo(path + search);
    return move && { ...move, to: isPageAddress(move.to) ? markdownAddress(move.to) : move.to };
  }

  return async (request, response, target) => {
    const named = pageOfMarkdown(target.path);
    const isNamed = named !== null;
    if (!isNamed && !prefersMarkdown(request)) return false;
    const path = named ?? target.path;
    if (!isPageAddress(path)) return false;
    const elsewhere = placeOf(path, target.search);
    if (elsewhere !== null) {
      // Where the page is at another address, that is said of the page.
      if (!isNamed) return false;
      sendMoved(response, elsewhere);
      return true;
    }
    const page = addressOf({ path, search: target.search });
    try {
      const answer = await kept.answer(`${isNamed} ${page}`, () => make(page, isNamed));
      if (answer === null) return false;
      sendAnswer(request, response, answer);
      return true;
    } catch (error) {
      // The page says what is wrong, in its own words.
      if (error instanceof NotShown) return false;
      if (!(error instanceof TooManyAsked)) throw error;
      sendErrorPage(request, response, 'busy', RETRY_AFTER);
      return true;
    }
  };
}
