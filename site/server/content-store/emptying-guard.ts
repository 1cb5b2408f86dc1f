import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { nameOf, type SetId, type SetName } from './content-sets.ts';

/** A backend's answer under which a page that had content would have none, and nobody said that this is meant. */
export class EmptyingAnswer extends Error {
  override readonly name = 'EmptyingAnswer';
}

/**
 * Keeps answers from taking pages away by mistake: a backend on an empty database answers with a proper empty list.
 * Such an answer counts when the backend has announced it, as our CMS does when an editor takes a page away, or when
 * it has stood for a while.
 */
export type EmptyingGuard = {
  /** The backend announced a change of the set, with the `endpoint_call` that it has from then on, where it says so. */
  announced(set: SetId, call: string): void;
  /** What was announced with this `endpoint_call` is held: it excuses no other answer. */
  arrived(set: SetId, call: string): void;
  /** Throws an `EmptyingAnswer` when a set may not be replaced by what was answered now. */
  check(set: SetId, before: readonly ContentEntry[], after: readonly ContentEntry[]): void;
  /**
   * Throws an `EmptyingAnswer` when a set may not be taken for absent now, though the backend says so (404). No announcement
   * excuses that: a backend that has taken pages away answers with those that are left.
   */
  checkAbsence(set: SetId, before: readonly ContentEntry[]): void;
  /** Forgets an answer for a set that says nothing of it: the time for which an answer must stand begins anew. */
  forget(set: SetId): void;
};

/** How many pages have content: entries with at least one section of any kind. */
function pagesIn(entries: readonly ContentEntry[]): number {
  return entries.filter(({ meta }) => meta.some(({ component_name }) => component_name !== '')).length;
}

/** @param standsMs how long such an answer must have stood until it counts, in milliseconds */
export function createEmptyingGuard({
  clock,
  standsMs,
}: {
  readonly clock: () => number;
  readonly standsMs: number;
}): EmptyingGuard {
  const announcedCalls = new Map<SetName, string>();
  /** Since when the backend has given answers that empty a page. */
  const emptySince = new Map<SetName, number>();

  function isAnnounced(name: SetName, answer: readonly ContentEntry[]): boolean {
    const call = announcedCalls.get(name);
    if (call === undefined) return false;
    // An empty list has no place for the call, and not every backend names one.
    return call === '' || answer.every(({ endpoint_call }) => endpoint_call === call);
  }

  /** Throws while an answer that empties pages hasn't stood long enough; nothing where it empties none. */
  function checkEmptied(name: SetName, pages: number, emptied: number): void {
    const since = emptySince.get(name) ?? clock();
    if (emptied > 0 && clock() - since < standsMs) {
      emptySince.set(name, since);
      const minutes = Math.ceil(standsMs / 60_000);
      throw new EmptyingAnswer(
        `the answer would leave ${emptied} of ${pages} pages without content; it counts when it still stands after ${minutes} min`,
      );
    }
    emptySince.delete(name);
  }

  return {
    announced: (set, call) => void announcedCalls.set(nameOf(set), call),
    arrived(set, call) {
      const name = nameOf(set);
      // Another one may have been announced meanwhile.
      if (announcedCalls.get(name) === call) announcedCalls.delete(name);
    },
    check(set, before, after) {
      const name = nameOf(set);
      const pages = pagesIn(before);
      checkEmptied(name, pages, isAnnounced(name, after) ? 0 : pages - pagesIn(after));
      // One of before that change excuses nothing: what is announced is still to come.
      if (isAnnounced(name, after)) announcedCalls.delete(name);
    },
    checkAbsence(set, before) {
      const pages = pagesIn(before);
      checkEmptied(nameOf(set), pages, pages);
    },
    forget: (set) => void emptySince.delete(nameOf(set)),
  };
}
