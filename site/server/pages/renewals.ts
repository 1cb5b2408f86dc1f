import { inOwnTrace } from '@kontorwerk/contract/tracing/spans';
import PQueue from 'p-queue';

/** Pages that are being rendered again in the background, one after another. */
export type Renewals = {
  /** Whether a page waits for its turn, or has it. */
  has(key: string): boolean;
  /** Somebody wants this page: it comes next. */
  first(key: string): void;
  /** The content changed: these are what is to be renewed now, in this order, but for who asked: they stay in front. */
  replace(keys: readonly string[]): void;
};

/** Above every place in a list. */
const ASKED_FOR = 1;

/** @param renew renders a page again, and never rejects */
export function createRenewals(renew: (key: string) => Promise<void>): Renewals {
  // One at a time: between two of them whoever asks for anything else has their turn.
  const queue = new PQueue({ concurrency: 1 });
  /** With what they wait for: somebody, or their turn. */
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
    first(key) {
      const priority = waiting.get(key);
      if (priority === undefined) {
        if (running !== key) add(key, ASKED_FOR);
      } else if (priority !== ASKED_FOR) {
        waiting.set(key, ASKED_FOR);
        queue.setPriority(key, ASKED_FOR);
      }
    },
    replace(keys) {
      const asked = [...waiting].filter(([, priority]) => priority === ASKED_FOR).map(([key]) => key);
      queue.clear();
      waiting.clear();
      for (const key of asked) add(key, ASKED_FOR);
      for (const [at, key] of keys.entries()) if (!waiting.has(key)) add(key, -at);
    },
  };
}
