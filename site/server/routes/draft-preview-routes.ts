import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { DRAFT_PREVIEW_PATH } from '../../app/pages/preview-address.ts';
import { CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import { createSemaphore } from '../base/semaphore.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { drawPage } from '../documents/draw-page.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { isOwnAddress } from '../pages/page-address.ts';

/** Serves the preview image of a page with another title; returns whether the path is that of such images. */
export type DraftPreviewRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly path: string; readonly search: string },
) => Promise<boolean>;

/** The timeout of the sign-in check at the backend, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Twice what an image shows of a title, in characters. */
const LONGEST_TITLE = 240;

const signedIn = v.object({ user: v.looseObject({}) });

/** Creates the route. Only editors who are signed in to the backend may use it, as it draws any text. */
export function createDraftPreviewRoutes(parts: {
  readonly backendUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly store: Pick<ContentStore, 'settings'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): DraftPreviewRoutes {
  const slots = createSemaphore(CONCURRENCY.draftPreviews);

  async function isSignedIn({ cookie, 'sec-fetch-site': from }: IncomingMessage['headers']): Promise<boolean> {
    if (!cookie || typeof from !== 'string') return false;
    const answer = await parts.fetch(`${parts.backendUrl}/api/users/me?depth=0`, {
      headers: { Cookie: cookie, 'Sec-Fetch-Site': from },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && v.is(signedIn, await answer.json());
  }

  async function answer(request: IncomingMessage, response: ServerResponse, asked: URLSearchParams): Promise<void> {
    const page = asked.get('page') ?? '';
    const title = (asked.get('title') ?? '').slice(0, LONGEST_TITLE);
    const known = isOwnAddress(page) && (await isSignedIn(request.headers).catch(() => false));
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

  return async (request, response, { path, search }) => {
    if (path !== DRAFT_PREVIEW_PATH) return false;
    const release = slots.tryAcquire();
    if (release === null) sendErrorPage(request, response, 'busy', RETRY_AFTER);
    else await answer(request, response, new URLSearchParams(search)).finally(release);
    return true;
  };
}
