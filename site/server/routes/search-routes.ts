import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import { parseSearchQuery, QUERY_PARAMETER, SEARCH_DATA_PATH } from '@kontorwerk/contract/content/search';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { PageMatch } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { senderOf } from '@kontorwerk/runtime/http/client-address';
import type { Limits } from '@kontorwerk/runtime/limits/limits';
import { MEMORY_BOUNDS, SEARCH_LIMITS } from '../base/limits.ts';
import type { ServerSettings } from '../base/settings.ts';
import { sendErrorPage, sendWireError } from '../http/error-answers.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendText } from '../http/response-writer.ts';
import { visitorAddress } from '../http/visitor.ts';
import type { Search } from '../search/search.ts';

export type SearchRoutes = {
  /** Serves live search results, or refuses a client over the limit. */
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void>;
  /** Refuses a client over the limit, with a page; returns whether it did. A results page is served like any page. */
  refuse(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/** Whether a path is that of results as JSON. */
export function isSearchData(path: string): boolean {
  return withoutLanguage(path) === SEARCH_DATA_PATH;
}

/** Whether a page shows search results: without a query it is an ordinary page. */
export function isSearchPage({ page }: PageMatch, { search }: RequestTarget): boolean {
  return page === PAGES.search && new URLSearchParams(search).has(QUERY_PARAMETER);
}

/** Returns the advice when to load a results page again. */
function laterAdvice(seconds: number): LocalText {
  return {
    en: `Please load this page again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    de: `Bitte laden Sie diese Seite in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  };
}

/** The key of the limits that all clients share: addresses are cheap, so a limit per client isn't enough. */
const SHARED_KEY = 'everybody';

export function createSearchRoutes({
  search,
  limits,
  settings: { trustedProxies },
  headers,
}: {
  readonly search: Search;
  readonly limits: Limits;
  readonly settings: Pick<ServerSettings, 'trustedProxies'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): SearchRoutes {
  const capacity = MEMORY_BOUNDS.clients;
  const ofClients = limits.limit('searches', { ...SEARCH_LIMITS.ofClient, capacity });
  const firstOfClients = limits.limit('first searches', { ...SEARCH_LIMITS.first, capacity });
  const firstOfAll = limits.limit('all first searches', { ...SEARCH_LIMITS.firstOfAll, capacity });
  const ofAll = limits.limit('all searches', { ...SEARCH_LIMITS.ofAll, capacity });

  /**
   * Returns the seconds that a client has to wait: a client's first searches count apart from those of heavy clients.
   */
  async function secondsFor(client: string): Promise<number> {
    const own = [ofClients, client] as const;
    const first = await limits.count(own, [firstOfClients, client], [firstOfAll, SHARED_KEY]);
    if (first.secondsToWait === 0) return 0;
    return (await limits.count(own, [ofAll, SHARED_KEY])).secondsToWait;
  }

  /** The headers of a refusal, and the seconds that the client has to wait; null below the limit. */
  async function overLimit(request: IncomingMessage) {
    const seconds = await secondsFor(senderOf(visitorAddress(request, trustedProxies)));
    return seconds > 0 ? { seconds, retry: [...headers, 'Retry-After', String(seconds)] } : null;
  }

  return {
    async answer(request, response, target) {
      const over = await overLimit(request);
      if (over !== null) {
        const message = `Too many searches. Try again in ${over.seconds} s.`;
        return sendWireError(request, response, { status: 429, code: 'bc_too_many_searches', message }, over.retry);
      }
      const asked = new URLSearchParams(target.search);
      const ask = { ...parseSearchQuery(asked), ...(asked.has('live') && { shown: SEARCH_LIMITS.liveResults }) };
      const body = JSON.stringify(search.answer(ask, languageOf(target.path)));
      sendText(request, response, { status: 200, contentType: 'application/json', body, headers });
    },
    async refuse(request, response) {
      const over = await overLimit(request);
      if (over !== null)
        sendErrorPage(request, response, 'searches', over.retry, { advice: laterAdvice(over.seconds) });
      return over !== null;
    },
  };
}
