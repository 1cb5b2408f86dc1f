import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import { parseSearchQuery, QUERY_PARAMETER, SEARCH_DATA_PATH } from '@kontorwerk/contract/content/search';
import { senderOf } from '@kontorwerk/contract/http/client-address';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Limits } from '@kontorwerk/contract/limits/limits';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { MEMORY_BOUNDS, SEARCH_LIMITS } from '../base/limits.ts';
import type { ServerSettings } from '../base/settings.ts';
import { sendErrorPage, sendWireError } from '../http/error-answers.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendText } from '../http/response-writer.ts';
import { visitorAddress } from '../http/visitor.ts';
import { pageOfData } from '../pages/page-address.ts';
import type { Search } from '../search/search.ts';

/**
 * Serves live search results, and refuses clients over the limit. Resolves with whether it answered: a results page is
 * served like any page.
 */
export type SearchRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
) => Promise<boolean>;

/** Whether a path is that of results as JSON. */
export function isSearchData(path: string): boolean {
  return withoutLanguage(path) === SEARCH_DATA_PATH;
}

/** Whether a request is a search: the page without a query is an ordinary page. */
export function isSearch({ path, search }: RequestTarget): boolean {
  if (isSearchData(path)) return true;
  return pageAt(pageOfData(path) ?? path).page === PAGES.search && new URLSearchParams(search).has(QUERY_PARAMETER);
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
  settings: { trustedProxies, admission },
  headers,
}: {
  readonly search: Search;
  readonly limits: Limits;
  readonly settings: Pick<ServerSettings, 'trustedProxies' | 'admission'>;
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

  return async (request, response, target) => {
    if (!isSearch(target)) return false;
    const client = senderOf(visitorAddress(request, trustedProxies), admission.ipv6Prefix);
    const secondsToWait = await secondsFor(client);
    const isData = isSearchData(target.path);
    if (secondsToWait > 0) {
      const retry = [...headers, 'Retry-After', String(secondsToWait)];
      const message = `Too many searches. Try again in ${secondsToWait} s.`;
      if (isData) sendWireError(request, response, { status: 429, code: 'bc_too_many_searches', message }, retry);
      else sendErrorPage(request, response, 'searches', retry, { advice: laterAdvice(secondsToWait) });
      return true;
    }
    if (!isData) return false;
    const asked = new URLSearchParams(target.search);
    const ask = { ...parseSearchQuery(asked), ...(asked.has('live') && { shown: SEARCH_LIMITS.liveResults }) };
    const answer = search.answer(ask, languageOf(target.path));
    const body = JSON.stringify(answer);
    sendText(request, response, { status: 200, contentType: 'application/json', body, headers });
    return true;
  };
}
