import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { type ContentSet, type ContentSets, generateContentSets, setsMemory } from '../wire/content-set.ts';
import { CONTENT_PARTS, type ContentPart, type PublishedContent, type Since } from '../wire/published-content.ts';
import { type ContentWrite, StaleParts } from './stale-parts.ts';

/** Reads a part of the published content, or only the documents of an already held part that were written since. */
export type ReadPart = <P extends ContentPart>(part: P, since?: Since<P>) => Promise<PublishedContent[P]>;
export type ChangeListener = (event: ChangedEvent) => void;

export type ContentHub = {
  /** Sets the reader of the content. Nothing is read before the first request or subscription. */
  readonly connect: (read: ReadPart) => void;
  /** Notes a write; inside a transaction it takes effect at the commit. */
  readonly touch: (written: ContentWrite, transaction: number | string | undefined) => void;
  readonly endTransaction: (transaction: number | string, committed: boolean) => void;
  /** Returns all sets with every write noted before the call, without waiting for later ones. */
  readonly current: () => Promise<ContentSets>;
  /** Returns the stored content that the sets are made of. */
  readonly content: () => Promise<PublishedContent>;
  /** Calls the listener for each set whose content changes from now on; returns the unsubscribe function. */
  readonly subscribe: (listener: ChangeListener) => () => void;
  /** Marks everything as stale, for writes that may have gone unnoticed. */
  readonly markAllStale: () => void;
  /** To be called regularly: some content is only valid until a certain day. */
  readonly checkDay: () => void;
};

/**
 * One publish writes several rows and versions: a short delay, in milliseconds, so that they are read once, together.
 */
const SETTLE_MS = 5;

/**
 * The maximum number of readings before mapping, which pick up writes that arrived while reading: writes may never
 * stop.
 */
const MOST_READINGS = 3;

type Dependencies = {
  /** Returns the current day (`2026-03-31`). */
  readonly today: () => string;
  readonly onError: (error: unknown) => void;
};

/**
 * Caches the wire's content sets and detects their changes. The listed part of everything published is held in memory;
 * a written document is read again, all that depends on it is mapped again, and the sets whose `endpoint_call` differs
 * are announced. So no code has to know which set shows which document.
 */
export function createContentHub({ today, onError }: Dependencies): ContentHub {
  const listeners = new Set<ChangeListener>();
  const parts: { -readonly [P in ContentPart]?: PublishedContent[P] } = {};
  const memory = setsMemory();
  const stale = StaleParts.all();
  /** The number of writes, and the number of those that the sets include. */
  let [written, mapped] = [1, 0];
  const pending = new Map<number | string, StaleParts>();
  let read: ReadPart | undefined;
  let sets: ContentSets | undefined;
  /** The day of the sets; undefined while something that was read isn't mapped. */
  let setsDay: string | undefined;
  let refreshing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readAgain<P extends ContentPart>(part: P, ids: ContentWrite['ids']): Promise<void> {
    if (!read) throw new Error('The content hub was asked before it was connected.');
    const held = parts[part];
    const now = await read(part, held && ids && { held, ids });
    if (now !== held) setsDay = undefined;
    parts[part] = now;
  }

  /** Reads all stale parts; those that can't be read stay stale. */
  async function readStale(): Promise<void> {
    const taken = stale.takeAll();
    for (const [at, { part, ids }] of taken.entries()) {
      try {
        await readAgain(part, ids);
      } catch (error) {
        for (const left of taken.slice(at)) stale.add(left);
        throw error;
      }
    }
  }

  function isCurrent(): boolean {
    return mapped === written && setsDay === today();
  }

  async function refresh(): Promise<void> {
    // Counted before reading: a write that arrives meanwhile is a later one.
    let upTo = written;
    for (let reading = 0; stale.size > 0 && reading < MOST_READINGS; reading += 1) {
      upTo = written;
      await readStale();
    }
    if (!isComplete(parts)) throw new Error('Not every part of the content was read.');
    const day = today();
    if (!sets || setsDay !== day) {
      const before = sets;
      const nextSlice = createTimeSlices();
      const made = new Map<string, ContentSet>();
      for (const [id, set] of generateContentSets(parts, day, memory)) {
        made.set(id, set);
        await nextSlice();
      }
      sets = made;
      setsDay = day;
      if (before) for (const set of sets.values()) announceIfChanged(set, before);
    }
    mapped = upTo;
  }

  function announceIfChanged({ page_key, language, endpoint_call }: ContentSet, before: ContentSets): void {
    if (before.get(`${page_key}/${language}`)?.endpoint_call === endpoint_call) return;
    for (const listener of listeners) listener({ page_key, language, endpoint_call });
  }

  async function current(): Promise<ContentSets> {
    const told = written;
    while (!sets || mapped < told || setsDay !== today()) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    }
    return sets;
  }

  function refreshSoon(): void {
    // Before the first request there is nothing to compare with, and no subscriber.
    if (!sets || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      current().catch(onError);
    }, SETTLE_MS);
    timer.unref();
  }

  function markStale(newest: ContentWrite): void {
    written += 1;
    stale.add(newest);
    refreshSoon();
  }

  return {
    connect(reader) {
      read = reader;
    },
    touch(newest, transaction) {
      if (transaction === undefined) {
        markStale(newest);
        return;
      }
      const touched = pending.get(transaction) ?? new StaleParts();
      touched.add(newest);
      pending.set(transaction, touched);
    },
    endTransaction(transaction, committed) {
      const touched = pending.get(transaction);
      pending.delete(transaction);
      if (touched && committed) touched.takeAll().forEach(markStale);
    },
    current,
    async content() {
      await current();
      if (!isComplete(parts)) throw new Error('Not every part of the content was read.');
      return parts;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markAllStale() {
      for (const part of CONTENT_PARTS) markStale({ part });
    },
    checkDay() {
      if (sets && !isCurrent()) refreshSoon();
    },
  };
}

function isComplete(parts: Partial<PublishedContent>): parts is PublishedContent {
  return CONTENT_PARTS.every((part) => parts[part] !== undefined);
}
