import { processWide } from '#cms/base/process-wide.ts';

/** Lets one holder in at a time, in the order of asking. */
export type Lock = {
  /** Waits for the turn, at most `patience` ms, and returns what gives it back; null when patience ran out. */
  readonly acquire: (patience: number) => Promise<(() => void) | null>;
};

/** A lock for one process. Giving it back twice is harmless. */
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

/** The turn to write to a SQLite file, which has one writer at a time. */
export function databaseLock(): Lock {
  return processWide('database-lock', createLock);
}
