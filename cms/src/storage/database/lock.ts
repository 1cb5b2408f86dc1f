import { processWide } from '#cms/base/process-wide.ts';

/** A fair mutex: admits one holder at a time, in the order of requests. */
export type Lock = {
  /** Waits up to `patience` ms for the lock and returns its release function; null after the timeout. */
  readonly acquire: (patience: number) => Promise<(() => void) | null>;
};

/** Creates a mutex for one process. Releasing it twice is harmless. */
export function createLock(): Lock {
  const waiting: (() => void)[] = [];
  let held = false;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  }

  function ticket(): () => void {
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      release();
    };
  }

  return {
    async acquire(patience) {
      if (!held) {
        held = true;
        return ticket();
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const turn = () => resolve(true);
      waiting.push(turn);
      const timer = setTimeout(() => {
        const place = waiting.indexOf(turn);
        if (place !== -1) waiting.splice(place, 1);
        resolve(place === -1);
      }, patience);
      const admitted = await promise;
      clearTimeout(timer);
      return admitted ? ticket() : null;
    },
  };
}

/** The writer mutex of a SQLite file, which has one writer at a time. */
export function databaseLock(): Lock {
  return processWide('database-lock', createLock);
}
