import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageOf } from '@kontorwerk/contract/address/address';
import type { Redirects } from '@kontorwerk/contract/address/redirects';
import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { ReadProblem } from '@kontorwerk/contract/content/read-entries';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { PageMatch } from '@kontorwerk/contract/pages/page-table';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { type ChangedEvent, isRecordKey, type RecordKey } from '@kontorwerk/contract/wire';
import { createAttachments } from '@kontorwerk/contract/wordpress/attachments';
import PQueue from 'p-queue';
import { CONCURRENCY, CONTENT_TIMES, type ContentTimes } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import type { SiteFacts } from '../base/site-facts.ts';
import { BackendWithoutSets, createAbsentSets } from './absent-sets.ts';
import { createAddressRewriter } from './backend-addresses.ts';
import { type Backend, BackendError, fetchAttachment, fetchSet, fetchSlice, type SetAnswer } from './backend-client.ts';
import { followChanges } from './change-stream.ts';
import { createAbsenceLog, createFailureLog, createMissingPageLog, createProblemLog } from './content-log.ts';
import { createContentQueries } from './content-queries.ts';
import { readContent, readSiteRedirects, readSiteSettings } from './content-reader.ts';
import { ALL_SETS, ContentUnavailable, heldPathOf, nameOf, type SetId, type SetName } from './content-sets.ts';
import { buildDefaultSettings, buildFactSettings } from './default-settings.ts';
import { createEmptyingGuard } from './emptying-guard.ts';
import { createNormaliser, type Normaliser } from './entry-normaliser.ts';
import { type ChangeListener, createHeldSets, type HeldSet, isEntries, isRedirects, isSettings } from './held-sets.ts';
import { createSanitiserMemo, type SanitiserMemo } from './html-sanitiser.ts';
import { createRawSets, isContentSet, resolveSpelling } from './raw-sets.ts';
import { lookUpRedirect, NO_REDIRECTS, type ResolvedRedirect } from './redirect-lookup.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';
import { createSettingsCompleter } from './settings-completion.ts';
import { createSnapshotWriter, readSnapshot } from './snapshot.ts';

/** The content that pages are made of: the last good answer for every set, kept fresh in the background. */
export type ContentStore = {
  /**
   * Returns the entries of a content set, of long lists only the first cards; throws `ContentUnavailable` before the
   * first good answer.
   */
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  /** Whether the backend says that it has no such content set, and there is no substitute. */
  isAbsent(key: PageKey, language: Language): boolean;
  /** Returns the site's settings; neutral ones until there is an answer. */
  settings(language: Language): SiteSettings;
  /** Returns the site's redirects; none until there is an answer. */
  redirects(language: Language): Redirects;
  /** Returns the redirect for an address with its query; null if there is none. */
  findRedirect(address: string): ResolvedRedirect | null;
  /** Returns where an address leads that names an entry by another spelling; null for any other address. */
  findCanonicalAddress(address: string, found: PageMatch): string | null;
  /**
   * Resolves a content query from the held content, or from the backend if a list is too long to be held. Rejects with
   * `ContentUnavailable` if neither has the answer.
   */
  answer(key: PageKey, language: Language, ask: ContentQuery): Promise<readonly ContentEntry[]>;
  /** Whether an answer is a fallback because the backend gave none: its cards may be the wrong ones. */
  isFallback(entries: readonly ContentEntry[]): boolean;
  /** Grows with each change of content or settings. */
  readonly revision: number;
  /** Whether the home page's content is held in every language. */
  readonly ready: boolean;
  /** The fault of a backend that answers but is wrong as a whole; null without one. */
  readonly backendProblem: string | null;
  onChange(listener: ChangeListener): () => void;
  /**
   * Resolves once the changes announced so far have arrived, or after a time limit: one publish changes several sets,
   * and what depends on all content is then rebuilt once.
   */
  settled(): Promise<void>;
  /** Loads the snapshot, fetches every set once, and follows the changes from then on. */
  start(): Promise<void>;
  /** Stops all background work and writes the snapshot. */
  stop(): Promise<void>;
};

export type ContentStoreOptions = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly oldHosts?: readonly string[];
  readonly token: string;
  /** The operator's facts about the agency. */
  readonly facts?: SiteFacts;
  /** The folder of the snapshot. */
  readonly folder: string;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
  readonly log: Log;
  readonly times?: Partial<ContentTimes>;
  /** Whether this process writes the snapshot (the default) or only reads it. */
  readonly writes?: boolean;
};

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { log, clock } = options;
  const facts = options.facts ?? {};
  const defaults: Readonly<Record<Language, SiteSettings>> = {
    en: buildFactSettings(facts, 'en'),
    de: buildFactSettings(facts, 'de'),
  };
  const rewrite = createAddressRewriter(options);
  const times = { ...CONTENT_TIMES, ...options.times };
  const backend: Backend = { ...options, timeoutMs: times.timeoutMs };
  const normalisers: { readonly [L in Language]: Normaliser } = {
    en: createNormaliser('en', options),
    de: createNormaliser('de', options),
  };
  const sanitised = new Map<string, SanitiserMemo>(ALL_SETS.map((set) => [nameOf(set), createSanitiserMemo()]));
  const heldSets = createHeldSets();
  const completeSettings = createSettingsCompleter(heldSets, buildDefaultSettings(options.publicUrl).brand_name);
  const logProblems = createProblemLog(log);
  const failures = createFailureLog(log);
  const guard = createEmptyingGuard({ clock, standsMs: times.emptyStandsMs });
  const rawSets = createRawSets(heldSets, createMissingPageLog(log));
  const absentSets = createAbsentSets();
  const absences = createAbsenceLog(log);
  const file = path.join(options.folder, 'content-snapshot.json');
  const snapshot = createSnapshotWriter({ file, delayMs: times.snapshotDelayMs, content: rawSets.toRecord, log });
  const aborter = new AbortController();

  /** The last announced state of each set, while the change stream is open. */
  const announcedCalls = new Map<SetName, string>();

  const attachments = createAttachments({
    clock,
    fetchAttachment: (mediaPath, signal) => fetchAttachment(backend, mediaPath, signal),
  });

  /** Parses an answer for a set. @param before the problems found while fetching it */
  async function read(set: SetId, body: unknown, before: readonly ReadProblem[] = []) {
    const { problems, ...content } = isRecordKey(set.key)
      ? readRecord(set.key, set.language, body)
      : await readContent(body, {
          normalise: normalisers[set.language],
          sanitised: sanitised.get(nameOf(set)),
          attachments,
        });
    logProblems(nameOf(set), [...before, ...problems]);
    return content;
  }

  function readRecord(key: RecordKey, language: Language, body: unknown) {
    return key === 'settings' ? readSiteSettings(body, defaults[language], rewrite) : readSiteRedirects(body);
  }

  /** Stores an answer of the backend; throws if nothing of it is readable, or if it would empty a page. */
  async function storeAnswer(set: SetId, { body, etag }: SetAnswer, problems: readonly ReadProblem[]): Promise<void> {
    const { value, isComplete } = await read(set, body, problems);
    // The snapshot has been written meanwhile, and nothing reads the content any more.
    if (aborter.signal.aborted) return;
    const before = rawSets.get(set) ?? undefined;
    if (isOvertaken(set, value)) return;
    if (isEntries(before) && isEntries(value)) guard.check(set, before, value);
    // Without its ETag the next fetch gets the whole answer, and another chance to read all of it.
    rawSets.put(set, { value, etag: isComplete ? etag : null });
  }

  /** Records that the backend lacks a set; throws if that isn't credible, or not yet. */
  function storeAbsence(set: SetId): void {
    const isCredible = absentSets.recordMissing(set);
    const before = rawSets.get(set) ?? undefined;
    if (!isCredible) {
      guard.reset(set);
      if (absentSets.isEverySetMissing) throw new BackendWithoutSets();
      return;
    }
    if (isEntries(before)) guard.checkAbsence(set, before);
    rawSets.putAbsent(set);
    absences.recordAbsence(set);
  }

  /** Records content for a set: it proves a working backend, so the sets it reported missing are absent. */
  function recordAnswer(set: SetId): void {
    if (!isContentSet(set)) return;
    absences.recordPresence(set);
    for (const missing of absentSets.recordPresence(set)) {
      if (isEntries(rawSets.get(missing) ?? undefined)) continue;
      rawSets.putAbsent(missing);
      absences.recordAbsence(missing);
      failures.recordSuccess(nameOf(missing));
      schedule.recordAbsence(missing);
    }
  }

  /** Fetches one set. The held content stays if there is no good answer. */
  async function refresh(set: SetId): Promise<void> {
    const name = nameOf(set);
    try {
      const problems: ReadProblem[] = [];
      const answer = await fetchSet(backend, heldPathOf(set), heldSets.get(set)?.etag ?? null, (problem) =>
        problems.push(problem),
      );
      if (answer !== 'unchanged') await storeAnswer(set, answer, problems);
      recordAnswer(set);
      failures.recordSuccess(name);
      schedule.recordSuccess(set);
      // The backend is back: what was made from stale slices meanwhile is rebuilt.
      for (const outdated of answers.takeOutdated()) heldSets.signalChange(outdated);
    } catch (error) {
      if (aborter.signal.aborted) return;
      const isAbsent = error instanceof BackendError && error.status === 404;
      if (isAbsent) refreshAbsent(set);
      else {
        failures.recordFailure(name, error);
        schedule.recordFailure(set);
      }
    }
  }

  /** Handles a 404: it is an answer, and retrying early brings no other, unless it isn't credible. */
  function refreshAbsent(set: SetId): void {
    const name = nameOf(set);
    try {
      // The contract lets a backend have no records: then the defaults apply, and nothing is wrong.
      if (!isRecordKey(set.key)) storeAbsence(set);
      failures.recordSuccess(name);
      schedule.recordAbsence(set);
    } catch (error) {
      failures.recordFailure(name, error);
      schedule.recordFailure(set);
    }
  }

  const queue = new PQueue({ concurrency: CONCURRENCY.fetches });
  const fetches = createSingleFlight<void>();
  /** Queues a fetch of a set, or joins the one that is running or waiting. */
  const queueFetch = (set: SetId, priority = 0) =>
    fetches.run(nameOf(set), () => queue.add(() => refresh(set), { priority }));
  const schedule = createRefreshSchedule({
    everyMs: times.revalidateEveryMs,
    clock,
    refresh: (set) => queueFetch(set),
  });

  function carriesCall(value: HeldSet['value'] | undefined, call: string): boolean {
    if (value === undefined || call === '') return false;
    const calls = isEntries(value) ? value.map((entry) => entry.endpoint_call) : [value.endpoint_call];
    return calls.length > 0 && calls.every((known) => known === call);
  }

  const holds = (set: SetId, call: string) => carriesCall(heldSets.get(set)?.value, call);

  /**
   * Whether an answer is older than the latest change, which is held: one of several backend processes may not have
   * heard of the change. Later changes are announced.
   */
  function isOvertaken(set: SetId, answer: HeldSet['value']): boolean {
    const call = announcedCalls.get(nameOf(set)) ?? '';
    const isEmpty = isEntries(answer) && answer.length === 0;
    return !isEmpty && holds(set, call) && !carriesCall(answer, call);
  }

  /** Announced changes that haven't arrived yet. */
  const pendingChanges = new Set<Promise<void>>();

  function onChanged(event: ChangedEvent): Promise<void> {
    const arrived = handleChange(event).finally(() => pendingChanges.delete(arrived));
    pendingChanges.add(arrived);
    return arrived;
  }

  /** Handles an announced change. A running fetch may have begun before it, so its result is compared first. */
  async function handleChange({ page_key, language, endpoint_call, on_connect }: ChangedEvent): Promise<void> {
    const set: SetId = { key: page_key, language };
    const name = nameOf(set);
    announcedCalls.set(name, endpoint_call);
    // A change announced on connect may be the content of an empty database.
    if (!on_connect) guard.recordAnnouncement(set, endpoint_call);
    await fetches.current(name);
    if (holds(set, endpoint_call)) {
      guard.recordArrival(set, endpoint_call);
      return;
    }
    await queueFetch(set, 1);
    // Of several backend processes, the one that answered may not have heard of the change yet.
    for (const waitMs of times.againMs) {
      const isHere = endpoint_call === '' || announcedCalls.get(name) !== endpoint_call || holds(set, endpoint_call);
      if (isHere || aborter.signal.aborted) return;
      await sleep(waitMs, undefined, { signal: aborter.signal, ref: false }).catch(() => undefined);
      if (!aborter.signal.aborted) await queueFetch(set, 1);
    }
  }

  async function loadSnapshot(): Promise<void> {
    const sets = await readSnapshot(file, log);
    for (const set of ALL_SETS) {
      const body = sets[nameOf(set)];
      if (body === undefined) continue;
      try {
        if (body === null && isContentSet(set)) rawSets.putAbsent(set);
        else rawSets.put(set, { value: (await read(set, body)).value, etag: null });
      } catch (error) {
        log.warn(`content snapshot: ${nameOf(set)} is ignored: ${reasonOf(error)}`);
      }
    }
  }

  function entries(key: PageKey, language: Language): readonly ContentEntry[] {
    const set: SetId = { key, language };
    const value = heldSets.get(set)?.value;
    if (isEntries(value)) return value;
    schedule.request(set);
    throw new ContentUnavailable();
  }

  function settings(language: Language): SiteSettings {
    const value = heldSets.get({ key: 'settings', language })?.value;
    return completeSettings(isSettings(value) ? value : defaults[language], language);
  }

  function redirects(language: Language): Redirects {
    const value = heldSets.get({ key: 'redirects', language })?.value;
    return isRedirects(value) ? value : NO_REDIRECTS;
  }

  function findRedirect(address: string): ResolvedRedirect | null {
    return lookUpRedirect(address, redirects(languageOf(address)));
  }

  const answers = createContentQueries({
    held: { entries, settings },
    sets: rawSets,
    async fetchSlice(set, path) {
      const found: ReadProblem[] = [];
      const body = await fetchSlice(backend, path, (problem) => found.push(problem));
      const { value, problems } = await readContent(body, { normalise: normalisers[set.language], attachments });
      logProblems(`${nameOf(set)} in part`, [...found, ...problems]);
      return value;
    },
    ...failures,
  });

  function isAbsent(key: PageKey, language: Language): boolean {
    const set: SetId = { key, language };
    const value = heldSets.get(set)?.value;
    return rawSets.get(set) === null && isEntries(value) && value.length === 0;
  }

  return {
    entries,
    isAbsent,
    settings,
    redirects,
    findRedirect,
    findCanonicalAddress: (address, found) => resolveSpelling(rawSets, address, found),
    answer: answers.answer,
    isFallback: answers.isFallback,
    get revision() {
      return heldSets.revision();
    },
    get ready() {
      return LANGUAGES.every((language) => heldSets.get({ key: 'homepage', language }) !== undefined);
    },
    get backendProblem() {
      return absentSets.isEverySetMissing ? new BackendWithoutSets().message : null;
    },
    onChange: heldSets.onChange,
    async settled() {
      if (pendingChanges.size === 0) return;
      await Promise.race([Promise.all(pendingChanges), sleep(times.settledMs, undefined, { ref: false })]);
    },
    async start() {
      await loadSnapshot();
      if (options.writes !== false) heldSets.onChange(snapshot.schedule);
      let hasLoaded = false;
      const { promise: firstAttempt, resolve } = Promise.withResolvers<void>();
      void followChanges({
        backend,
        delays: times.reconnect,
        log,
        signal: aborter.signal,
        onOpen: () => (hasLoaded ? void schedule.refreshAll() : resolve()),
        onClosed() {
          // Nothing is announced until the stream is open again.
          announcedCalls.clear();
          resolve();
        },
        onChanged,
        sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
      });
      await Promise.race([firstAttempt, sleep(times.streamPatienceMs, undefined, { ref: false })]);
      const first = schedule.refreshAll();
      hasLoaded = true;
      await first;
    },
    async stop() {
      aborter.abort();
      schedule.stop();
      await snapshot.flush();
    },
  };
}
