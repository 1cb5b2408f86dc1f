import { inOwnTrace } from '@kontorwerk/runtime/tracing/spans';
import PQueue from 'p-queue';

/** The queue of pages that are re-rendered in the background, one after another. */
export type RenewalQueue = {
  /** Whether a page is waiting or being rendered. */
  has(key: string): boolean;
  /** Moves a page that a visitor requested to the front. */
  prioritise(key: string): void;
  /** Replaces the queue after a change of the content, in this order; requested pages stay in front. */
  replace(keys: readonly string[]): void;
};

/** The priority of requested pages, above every place in a list. */
const REQUESTED = 1;

/** @param renew renders a page again, and never rejects */
export function createRenewalQueue(renew: (key: string) => Promise<void>): RenewalQueue {
  // One at a time, so that other requests run in between.
  const queue = new PQueue({ concurrency: 1 });
  /** The waiting pages, with their priorities. */
  const waiting = new Map<string, number>();
  let running: string | null = null;

  function add(key: string, priority: number): void {
    waiting.set(key, priority);
    void queue.add(
      async () => {
        waiting.delete(key);
        running = key;
        await inOwnTrace(() => renew(key));
        running = null;
      },
      { id: key, priority },
    );
  }

  return {
    has: (key) => running === key || waiting.has(key),
    prioritise(key) {
      const priority = waiting.get(key);
      if (priority === undefined) {
        if (running !== key) add(key, REQUESTED);
      } else if (priority !== REQUESTED) {
        waiting.set(key, REQUESTED);
        queue.setPriority(key, REQUESTED);
      }
    },
    replace(keys) {
      const requestedKeys = [...waiting].filter(([, priority]) => priority === REQUESTED).map(([key]) => key);
      queue.clear();
      waiting.clear();
      for (const key of requestedKeys) add(key, REQUESTED);
      for (const [at, key] of keys.entries()) if (!waiting.has(key)) add(key, -at);
    },
  };
}
