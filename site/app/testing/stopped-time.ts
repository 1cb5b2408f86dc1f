import { vi } from 'vitest';

/** A fake clock that advances only when a test lets it. */
export type StoppedTime = {
  /** Advances by a number of milliseconds, frame by frame. */
  advance(milliseconds: number): Promise<void>;
  /** Returns the remaining times of the pending timers with one delay, in milliseconds. */
  left(delay: number): readonly number[];
};

type Timer = { readonly due: number; readonly delay: number | null; readonly run: (now: number) => void };

/** The length of a frame, in milliseconds. */
const FRAME_MS = 16;

/** Lets the consequences of a timer happen: a frame's work, and React's. */
function settle(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Stops the page's timers and frames until the test ends. Vitest's fake timers don't suit: they advance while a test
 * waits for something.
 */
export function stopTime(): StoppedTime {
  const waiting = new Map<number, Timer>();
  let now = 0;
  let last = 0;
  const add = (timer: Timer) => {
    last += 1;
    waiting.set(last, timer);
    return last;
  };
  const remove = (timer: number) => void waiting.delete(timer);
  vi.stubGlobal('setTimeout', (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    add({ due: now + delay, delay, run: () => run(...values) }),
  );
  vi.stubGlobal('clearTimeout', remove);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) =>
    add({ due: (Math.floor(now / FRAME_MS) + 1) * FRAME_MS, delay: null, run }),
  );
  vi.stubGlobal('cancelAnimationFrame', remove);
  const next = () => [...waiting].toSorted(([, a], [, b]) => a.due - b.due)[0];
  return {
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (let first = next(); first && first[1].due <= end; first = next()) {
        const [id, { due, run }] = first;
        waiting.delete(id);
        now = due;
        run(now);
        await settle();
      }
      now = end;
    },
    left: (delay) => [...waiting.values()].filter((timer) => timer.delay === delay).map(({ due }) => due - now),
  };
}
