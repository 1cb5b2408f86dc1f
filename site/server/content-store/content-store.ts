import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import type { Clock } from '../base/clock.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { followChanges, RECONNECT_DELAYS, type ReconnectDelays } from './change-stream.ts';
import { ALL_SETS, nameOf, pathOf, type SetId } from './content-sets.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { createFailureLog } from './failure-log.ts';
import { type Backend, BackendError, fetchSet } from './fetch-set.ts';
import { type ChangeListener, createHeldSets } from './held-sets.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { createProblemLog } from './problem-log.ts';
import { readContent, readSiteSettings } from './read-content.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createSnapshotWriter, readSnapshot } from './snapshot.ts';
import { createTidy, type Tidy } from './tidy-entries.ts';

/** The content that pages are made of: the last good answer for every set, kept fresh by itself. */
export type ContentStore = {
  /** The entries of a content set; throws `ContentUnavailable` when there was never a good answer. */
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  /** The site's settings; the defaults until there is an answer. */
  settings(language: Language): SiteSettings;
  /** Grows whenever any content or setting changes. */
  readonly revision: number;
  /** The home page's content is held in every language. */
  readonly ready: boolean;
  onChange(listener: ChangeListener): () => void;
  /** Loads the snapshot, asks for every set once, and follows the changes from then on. */
  start(): Promise<void>;
  /** Ends everything that runs and writes the snapshot. */
  stop(): Promise<void>;
};

/** Times in milliseconds. */
export type ContentStoreTimes = {
  /** How long one answer of the backend may take. */
  readonly timeoutMs: number;
  /** How often everything is asked for again. */
  readonly revalidateEveryMs: number;
  /** How long changes are gathered before the snapshot is written. */
  readonly snapshotDelayMs: number;
  /** How long the first load waits for the change stream, so that no change falls between the two. */
  readonly streamPatienceMs: number;
  readonly reconnect: ReconnectDelays;
};

export const CONTENT_STORE_TIMES: ContentStoreTimes = {
  timeoutMs: 10_000,
  revalidateEveryMs: 5 * 60_000,
  snapshotDelayMs: 1_000,
  streamPatienceMs: 1_000,
  reconnect: RECONNECT_DELAYS,
};

export type ContentStoreOptions = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly token: string;
  /** The folder of the snapshot. */
  readonly folder: string;
  readonly defaults: { readonly [L in Language]: SiteSettings };
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly times?: Partial<ContentStoreTimes>;
};

/** How many sets are asked for at the same time: a backend has other things to do. */
const AT_THE_SAME_TIME = 6;

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { log, defaults, clock } = options;
  const times = { ...CONTENT_STORE_TIMES, ...options.times };
  const backend: Backend = {
    fetch: options.fetch,
    url: options.backendUrl,
    token: options.token,
    timeoutMs: times.timeoutMs,
  };
  const tidies: { readonly [L in Language]: Tidy } = { en: createTidy('en', options), de: createTidy('de', options) };
  const held = createHeldSets();
  const logProblems = createProblemLog(log);
  const failures = createFailureLog(log);
  const snapshotFile = path.join(options.folder, 'content-snapshot.json');
  const snapshot = createSnapshotWriter({
    file: snapshotFile,
    delayMs: times.snapshotDelayMs,
    content: () => held.all(),
    log,
  });
  const ending = new AbortController();

  function keep(set: SetId, body: unknown, etag: string | null): void {
    if (set.key === 'settings') {
      const { settings, problems } = readSiteSettings(body, defaults[set.language]);
      logProblems(nameOf(set), problems);
      held.put(set, { value: settings, etag });
      return;
    }
    const { entries, problems } = readContent(body, tidies[set.language]);
    logProblems(nameOf(set), problems);
    held.put(set, { value: entries, etag });
  }

  /** Asks the backend for one set. What is held stays when there is no good answer. */
  async function refresh(set: SetId): Promise<void> {
    const name = nameOf(set);
    try {
      const answer = await fetchSet(backend, pathOf(set), held.get(set)?.etag ?? null);
      if (answer !== 'unchanged') keep(set, answer.body, answer.etag);
      failures.succeeded(name);
      schedule.succeeded(set);
    } catch (error) {
      if (ending.signal.aborted) return;
      const absent = error instanceof BackendError && error.status === 404;
      // The contract lets a backend have no settings: then the defaults hold, and nothing is wrong.
      if (absent && set.key === 'settings') failures.succeeded(name);
      else failures.failed(name, error);
      // A plain WordPress doesn't know our own page keys: 404 is an answer, and asking sooner brings no other.
      if (absent) schedule.absent(set);
      else schedule.failed(set);
    }
  }

  const fetches = createOneAtATime({ name: nameOf, run: refresh, most: AT_THE_SAME_TIME });
  const schedule = createRefreshSchedule({ everyMs: times.revalidateEveryMs, clock, refresh: fetches.join });

  function holds(set: SetId, call: string): boolean {
    const value = held.get(set)?.value;
    if (value === undefined || call === '') return false;
    const calls = 'endpoint_call' in value ? [value.endpoint_call] : value.map((entry) => entry.endpoint_call);
    return calls.length > 0 && calls.every((known) => known === call);
  }

  /** A fetch that is under way may have begun before the change: what it brought is compared first. */
  async function onChanged({ page_key, language, endpoint_call }: ChangedEvent): Promise<void> {
    const set: SetId = { key: page_key, language };
    await fetches.settled(set);
    if (!holds(set, endpoint_call)) await fetches.joinFirst(set);
  }

  async function loadSnapshot(): Promise<void> {
    const sets = await readSnapshot(snapshotFile, log);
    for (const set of ALL_SETS) {
      const body = sets[nameOf(set)];
      if (body === undefined) continue;
      try {
        keep(set, body, null);
      } catch (error) {
        log(`content snapshot: ${nameOf(set)} is ignored: ${reasonOf(error)}`);
      }
    }
  }

  function entries(key: PageKey, language: Language): readonly ContentEntry[] {
    const set: SetId = { key, language };
    const value = held.get(set)?.value;
    if (Array.isArray(value)) return value;
    schedule.wanted(set);
    throw new ContentUnavailable(set, failures.reason(nameOf(set)) ?? 'the content backend has not answered yet');
  }

  return {
    entries,
    settings(language) {
      const value = held.get({ key: 'settings', language })?.value;
      return value !== undefined && 'endpoint_call' in value ? value : defaults[language];
    },
    get revision() {
      return held.revision();
    },
    get ready() {
      return LANGUAGES.every((language) => held.get({ key: 'homepage', language }) !== undefined);
    },
    onChange: held.onChange,
    async start() {
      await loadSnapshot();
      held.onChange(snapshot.later);
      let loaded = false;
      await Promise.race([
        sleep(times.streamPatienceMs, undefined, { ref: false }),
        new Promise<void>((resolve) => {
          const onOpen = () => (loaded ? void schedule.refreshAll() : resolve());
          const stream = {
            backend,
            delays: times.reconnect,
            log,
            signal: ending.signal,
            onOpen,
            onClosed: resolve,
            onChanged,
          };
          void followChanges(stream);
        }),
      ]);
      const first = schedule.refreshAll();
      loaded = true;
      await first;
    },
    async stop() {
      ending.abort();
      schedule.stop();
      await snapshot.flush();
    },
  };
}
