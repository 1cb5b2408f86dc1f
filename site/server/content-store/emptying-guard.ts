import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { nameOf, type SetId, type SetName } from './content-sets.ts';

/** An unannounced answer that would empty a page which had content. */
export class EmptyingAnswer extends Error {
  override readonly name = 'EmptyingAnswer';
}

/**
 * Guards against answers that empty pages by mistake: a backend on an empty database answers with a valid empty list.
 * Such an answer is accepted if the backend has announced it, as our CMS does when an editor unpublishes a page, or
 * after it has persisted for a while.
 */
export type EmptyingGuard = {
  /** Records an announced change of the set, with its new `endpoint_call` if the backend names one. */
  recordAnnouncement(set: SetId, call: string): void;
  /** Records that the announced `endpoint_call` is held: the announcement excuses no other answer. */
  recordArrival(set: SetId, call: string): void;
  /** Throws an `EmptyingAnswer` if this answer may not replace the held set. */
  check(set: SetId, before: readonly ContentEntry[], after: readonly ContentEntry[]): void;
  /**
   * Throws an `EmptyingAnswer` if a 404 may not mark the set as absent yet. No announcement excuses it: a backend whose
   * editors removed pages answers with the remaining ones.
   */
  checkAbsence(set: SetId, before: readonly ContentEntry[]): void;
  /** Restarts the waiting time of a set, after an answer that says nothing about it. */
  reset(set: SetId): void;
};

/** Returns how many pages have content: entries with at least one section of any kind. */
function pagesIn(entries: readonly ContentEntry[]): number {
  return entries.filter(({ meta }) => meta.some(({ component_name }) => component_name !== '')).length;
}

/** @param standsMs how long such an answer must persist until it is accepted, in milliseconds */
export function createEmptyingGuard({
  clock,
  standsMs,
}: {
  readonly clock: () => number;
  readonly standsMs: number;
}): EmptyingGuard {
  const announcedCalls = new Map<SetName, string>();
  /** Since when the backend's answers have emptied a page. */
  const emptySince = new Map<SetName, number>();

  function isAnnounced(name: SetName, answer: readonly ContentEntry[]): boolean {
    const call = announcedCalls.get(name);
    if (call === undefined) return false;
    // An empty list can't carry the call, and not every backend names one.
    return call === '' || answer.every(({ endpoint_call }) => endpoint_call === call);
  }

  /** Throws if an answer empties pages and hasn't persisted long enough. */
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
    recordAnnouncement: (set, call) => void announcedCalls.set(nameOf(set), call),
    recordArrival(set, call) {
      const name = nameOf(set);
      // Another change may have been announced meanwhile.
      if (announcedCalls.get(name) === call) announcedCalls.delete(name);
    },
    check(set, before, after) {
      const name = nameOf(set);
      const pages = pagesIn(before);
      checkEmptied(name, pages, isAnnounced(name, after) ? 0 : pages - pagesIn(after));
      // An answer from before the change doesn't use up the announcement: the new one is still to come.
      if (isAnnounced(name, after)) announcedCalls.delete(name);
    },
    checkAbsence(set, before) {
      const pages = pagesIn(before);
      checkEmptied(nameOf(set), pages, pages);
    },
    reset: (set) => void emptySince.delete(nameOf(set)),
  };
}
