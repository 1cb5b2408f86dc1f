import { createTimeSlices } from '@kontorwerk/contract/time-slices';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { type ContentSet, type ContentSets, eachContentSet, setsMemory } from '../wire/content-set.ts';
import { CONTENT_PARTS, type ContentPart, type PublishedContent, type Since } from '../wire/published.ts';
import { type Written, WrittenParts } from './written-parts.ts';

/** Reads a part of what is published, or of one that is held what was written since. */
export type ReadPart = <P extends ContentPart>(part: P, since?: Since<P>) => Promise<PublishedContent[P]>;
export type ChangeListener = (event: ChangedEvent) => void;

export type ContentHub = {
  /** Names where content is read from. Nothing is read before somebody asks or listens. */
  readonly connect: (read: ReadPart) => void;
  /** Something was written; inside a transaction it counts when that ends. */
  readonly touch: (written: Written, transaction: number | string | undefined) => void;
  readonly transactionEnded: (transaction: number | string, committed: boolean) => void;
  /** All sets with every write that was told before the call; those that come meanwhile keep nobody waiting. */
  readonly current: () => Promise<ContentSets>;
  /** What they are made of, as it is stored. */
  readonly content: () => Promise<PublishedContent>;
  /** Calls the listener for each set whose content changes from now on; returns what ends that. */
  readonly subscribe: (listener: ChangeListener) => () => void;
  /** Something may have been written that nobody told of: everything is read again. */
  readonly outdated: () => void;
  /** To be called now and then: some content is only valid until a day. */
  readonly dayMayHaveChanged: () => void;
};

/** One publish writes several rows and versions; they are read once, when they are all there. */
const SETTLE_MS = 5;

/** What is written while content is read is read before it is mapped, so often at most: writes may never stop coming. */
const MOST_READINGS = 3;

type Dependencies = {
  /** The day it is (`2026-03-31`). */
  readonly today: () => string;
  readonly onError: (error: unknown) => void;
};

/**
 * Keeps what the wire answers, and knows when it changes. What lists show of everything published is held in memory part
 * by part; a document that was written is read again, what follows from it is mapped again, and the sets whose
 * `endpoint_call` differs are announced. Nothing has to know which set shows which document.
 */
export function createContentHub({ today, onError }: Dependencies): ContentHub {
  const listeners = new Set<ChangeListener>();
  const parts: { -readonly [P in ContentPart]?: PublishedContent[P] } = {};
  const memory = setsMemory();
  const stale = WrittenParts.everything();
  /** Counts the writes, and up to which of them the sets are. */
  let [written, mapped] = [1, 0];
  const pending = new Map<number | string, WrittenParts>();
  let read: ReadPart | undefined;
  let sets: ContentSets | undefined;
  /** The day of the sets; undefined once something was read that isn't mapped yet, or could not be. */
  let setsDay: string | undefined;
  let refreshing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readAgain<P extends ContentPart>(part: P, ids: Written['ids']): Promise<void> {
    if (!read) throw new Error('The content hub was asked before it was connected.');
    const held = parts[part];
    const now = await read(part, held && ids && { held, ids });
    if (now !== held) setsDay = undefined;
    parts[part] = now;
  }

  /** Reads what is stale by now; what could not be read stays stale. */
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
    // Counted before it is read: a write that comes meanwhile is a later one.
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
      for (const [id, set] of eachContentSet(parts, day, memory)) {
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
    // Before anybody has asked there is nothing to compare with, and nobody to tell.
    if (!sets || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      current().catch(onError);
    }, SETTLE_MS);
    timer.unref();
  }

  function markStale(newest: Written): void {
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
      const touched = pending.get(transaction) ?? new WrittenParts();
      touched.add(newest);
      pending.set(transaction, touched);
    },
    transactionEnded(transaction, committed) {
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
    outdated() {
      for (const part of CONTENT_PARTS) markStale({ part });
    },
    dayMayHaveChanged() {
      if (sets && !isCurrent()) refreshSoon();
    },
  };
}

function isComplete(parts: Partial<PublishedContent>): parts is PublishedContent {
  return CONTENT_PARTS.every((part) => parts[part] !== undefined);
}
