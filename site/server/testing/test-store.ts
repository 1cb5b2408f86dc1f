import { onTestFinished } from 'vitest';
import type { ContentTimes } from '../base/limits.ts';
import type { SiteFacts } from '../base/site-facts.ts';
import { type ContentStore, createContentStore } from '../content-store/content-store.ts';
import { type FakeBackend, type SeenRequest, startFakeBackend } from './fake-backend.ts';
import { createLineLog } from './line-log.ts';
import { createTemporaryFolder } from './test-folders.ts';

/** The backend's path of the home page's entries. */
export const HOME = '/wp-json/bc/v1/homepage';

/** Starts a backend for one test. */
export async function startTestBackend(): Promise<FakeBackend> {
  const backend = await startFakeBackend();
  onTestFinished(() => backend.stop());
  return backend;
}

type Given = {
  readonly folder?: string;
  readonly times?: Partial<ContentTimes>;
  readonly clock?: () => number;
  readonly oldHosts?: readonly string[];
  readonly facts?: SiteFacts;
};

/** Creates a store of a backend's content for one test, with its log lines and the folder of its snapshot. */
export async function createTestStore(
  backend: FakeBackend,
  { folder, times = {}, clock = Date.now, oldHosts = [], facts }: Given = {},
): Promise<{ readonly store: ContentStore; readonly lines: string[]; readonly folder: string }> {
  const lines: string[] = [];
  const own = folder ?? (await createTemporaryFolder());
  const store = createContentStore({
    backendUrl: backend.url,
    publicUrl: 'https://www.example',
    oldHosts,
    token: 'the token',
    facts,
    folder: own,
    fetch,
    clock,
    log: createLineLog(lines),
    times: { reconnect: { firstMs: 10, longestMs: 50, withoutStreamMs: 50 }, snapshotDelayMs: 10, ...times },
  });
  onTestFinished(() => store.stop());
  return { store, lines, folder: own };
}

/** Returns the heading of the home page. */
export function titleOf(store: ContentStore, language: 'en' | 'de' = 'en'): string | undefined {
  return store.entries('homepage', language)[0]?.meta[0]?.main_title;
}

/** Returns the requests for one path, whatever their query. */
export function listRequests(backend: FakeBackend, path: string): readonly SeenRequest[] {
  return backend.requests.filter(({ url }) => url.replace(/\?.*/, '') === path);
}
