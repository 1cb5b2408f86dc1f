import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import { pageOfPreview } from '../../app/pages/preview-address.ts';
import { createBoundedStore } from '../base/bounded-store.ts';
import { createPlaces } from '../base/semaphore.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { type FinishedAnswer, finishAnswer, sizeOfAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { pageTitle } from '../previews/page-title.ts';
import { previewGround } from '../previews/preview-ground.ts';

/** Answers with the picture of a page that links to it are shown with; tells whether the path is one of a picture. */
export type PreviewRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** What is kept of drawn pictures: in entries and bytes. */
const BOUNDS = { maxEntries: 400, maxBytes: 16 * 1024 * 1024 };

/** How many are drawn at the same time: each keeps a core busy for a moment. */
const MOST_DRAWN = 2;
/** Seconds after which a picture may be asked for again. */
const RETRY_AFTER = '5';

const READING = { accept: 'text/html' } as const;

function footlineOf({ offices }: SiteSettings): string {
  return offices.map(({ city }) => city).join('  ·  ');
}

/** Draws each picture once for each state of the content, when it is first asked for. */
export function createPreviewRoutes({
  renderer,
  store,
  headers,
}: {
  readonly renderer: PageRenderer;
  readonly store: ContentStore;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): PreviewRoutes {
  const drawn = createBoundedStore<FinishedAnswer>(BOUNDS, sizeOfAnswer);
  const drawing = new Map<string, Promise<FinishedAnswer | null>>();
  const places = createPlaces(MOST_DRAWN);

  /** Null when there is no such page. */
  async function draw(page: string): Promise<FinishedAnswer | null> {
    const rendered = await renderer({ method: 'GET', target: page, headers: READING, body: null, clientAddress: '' });
    const title = rendered.status === 200 ? pageTitle(await rendered.text()) : null;
    if (title === null) return null;
    const settings = store.settings(languageOf(page));
    // Drawing needs a library of some weight: only a server that is asked for pictures loads it.
    const { drawPreview } = await import('../previews/draw-preview.ts');
    const body = await drawPreview({
      title,
      brand: settings.brand_name,
      footline: footlineOf(settings),
      ground: previewGround(withoutLanguage(page)),
    });
    return finishAnswer({
      status: 200,
      contentType: 'image/png',
      headers: [...headers, 'Cache-Control', CACHE_POLICIES.publicFile],
      body,
    });
  }

  /** Whoever asks for a picture that is being drawn waits for the same one. Undefined when there is no place. */
  function drawOnce(key: string, page: string): Promise<FinishedAnswer | null> | undefined {
    const begun = drawing.get(key);
    if (begun) return begun;
    const leave = places.take();
    if (leave === null) return undefined;
    const answer = draw(page).finally(() => {
      drawing.delete(key);
      leave();
    });
    drawing.set(key, answer);
    return answer;
  }

  return async (request, response, path) => {
    const page = pageOfPreview(path);
    if (page === null) return false;
    const key = `${store.revision} ${page}`;
    const kept = drawn.get(key);
    if (kept) {
      sendAnswer(request, response, kept);
      return true;
    }
    const begun = drawOnce(key, page);
    if (begun === undefined) {
      sendErrorPage(request, response, 503, ['Retry-After', RETRY_AFTER]);
      return true;
    }
    const answer = await begun;
    if (answer === null) sendErrorPage(request, response, 404);
    else {
      drawn.set(key, answer);
      sendAnswer(request, response, answer);
    }
    return true;
  };
}
