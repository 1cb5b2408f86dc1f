import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type PageMatch, pageAt } from '@kontorwerk/contract/pages/page-table';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parsePreviewAddress } from '../../app/pages/preview-address.ts';
import { CACHE_BOUNDS, CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { drawPage } from '../documents/page-preview.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type FinishedAnswer, finishAnswer, sizeOfAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/response-writer.ts';
import { isOwnAddress } from '../pages/page-address.ts';
import { createReadRequest, type PageRenderer } from '../pages/page-renderer.ts';
import { sessionCookies } from '../proxy/session-cookies.ts';

/** Serves the image for link previews of a page. */
type PreviewRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** Creates the routes. Each image is drawn on demand and once per content revision. */
export function createPreviewRoutes({
  renderer,
  store,
  headers,
}: {
  readonly renderer: PageRenderer;
  readonly store: Pick<ContentStore, 'entries' | 'settings' | 'revision'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): PreviewRoutes {
  const drawn = new LRUCache<string, FinishedAnswer>({ ...CACHE_BOUNDS.previews, sizeCalculation: sizeOfAnswer });
  const drawings = createSingleFlight<FinishedAnswer | null>();
  const slots = createSemaphore(CONCURRENCY.previews);

  /** Null if there is no such page. */
  async function draw(page: string, found: PageMatch): Promise<FinishedAnswer | null> {
    const { status, title } = await renderer(createReadRequest(page, found));
    if (status !== 200 || title === null) return null;
    return finishAnswer({
      status: 200,
      contentType: 'image/png',
      headers: [...headers, 'Cache-Control', CACHE_POLICIES.publicFile],
      body: await drawPage(page, title, store),
    });
  }

  /** Draws an image, or joins its drawing in progress. Undefined if all slots are taken. */
  function drawOrJoin(key: string, page: string, found: PageMatch): Promise<FinishedAnswer | null> | undefined {
    const begun = drawings.current(key);
    if (begun) return begun;
    const release = slots.tryAcquire();
    return release === null ? undefined : drawings.run(key, () => draw(page, found).finally(release));
  }

  return async (request, response, path) => {
    const page = parsePreviewAddress(path);
    if (page === null) return sendErrorPage(request, response, 'missing');
    const found = pageAt(page);
    const key = `${store.revision} ${page}`;
    const kept = drawn.get(key);
    const begun = kept ?? (isOwnAddress(page, found) ? drawOrJoin(key, page, found) : null);
    if (begun === undefined) return sendErrorPage(request, response, 'busy', RETRY_AFTER);
    const answer = await begun;
    if (answer === null) return sendErrorPage(request, response, 'missing');
    drawn.set(key, answer);
    sendAnswer(request, response, answer);
  };
}

/** Serves the preview image of a page with another title. */
type DraftPreviewRoutes = (request: IncomingMessage, response: ServerResponse, search: string) => Promise<void>;

/** The timeout of the sign-in check at the backend, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Twice what an image shows of a title, in characters. */
const LONGEST_TITLE = 240;

const signedIn = v.object({ user: v.looseObject({}) });

/** Creates the route. Only editors who are signed in to the backend may use it, as it draws any text. */
export function createDraftPreviewRoutes(parts: {
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly store: Pick<ContentStore, 'settings'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): DraftPreviewRoutes {
  const slots = createSemaphore(CONCURRENCY.draftPreviews);
  const cookies = sessionCookies(parts.publicUrl);

  async function isSignedIn({ cookie, 'sec-fetch-site': from }: IncomingMessage['headers']): Promise<boolean> {
    const restored: OutgoingHttpHeaders = { cookie };
    cookies.restoreNames(restored);
    if (typeof restored.cookie !== 'string' || typeof from !== 'string') return false;
    const answer = await parts.fetch(`${parts.backendUrl}/api/users/me?depth=0`, {
      headers: { Cookie: restored.cookie, 'Sec-Fetch-Site': from },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && v.is(signedIn, await answer.json());
  }

  async function answer(request: IncomingMessage, response: ServerResponse, asked: URLSearchParams): Promise<void> {
    const page = asked.get('page') ?? '';
    const title = (asked.get('title') ?? '').slice(0, LONGEST_TITLE);
    const known = isOwnAddress(page, pageAt(page)) && (await isSignedIn(request.headers).catch(() => false));
    if (!known) return sendErrorPage(request, response, 'missing');
    const picture = await drawPage(page, title, parts.store);
    response.writeHead(200, [
      ...parts.headers,
      'Content-Type',
      'image/png',
      'Content-Length',
      `${picture.length}`,
      'Cache-Control',
      CACHE_POLICIES.never,
    ]);
    response.end(request.method === 'HEAD' ? undefined : picture);
  }

  return async (request, response, search) => {
    const release = slots.tryAcquire();
    if (release === null) sendErrorPage(request, response, 'busy', RETRY_AFTER);
    else await answer(request, response, new URLSearchParams(search)).finally(release);
  };
}
