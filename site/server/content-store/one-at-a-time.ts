/** Runs a task for each key at most once at a time, and for a few keys at the same time. */
export type OneAtATime<Key> = {
  /** Runs the task when there is room, or joins the run that is under way or waiting. */
  join(key: Key): Promise<void>;
  /** The same, but before all others that wait. */
  joinFirst(key: Key): Promise<void>;
  /** Resolves when no run for the key is under way or waiting. */
  settled(key: Key): Promise<void>;
};

/** @param name what tells keys apart; `run` must not reject. */
export function createOneAtATime<Key>({
  name,
  run,
  most,
}: {
  readonly name: (key: Key) => string;
  readonly run: (key: Key) => Promise<void>;
  /** How many keys' tasks run at the same time. */
  readonly most: number;
}): OneAtATime<Key> {
  const current = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function whenThereIsRoom(key: Key, first: boolean): Promise<void> {
    if (running < most) {
      running += 1;
    } else {
      await new Promise<void>((go) => {
        if (first) waiting.unshift(go);
        else waiting.push(go);
      });
    }
    try {
      await run(key);
    } finally {
      current.delete(name(key));
      // Who waits takes over the place; nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function begin(key: Key, first: boolean): Promise<void> {
    const begun = current.get(name(key)) ?? whenThereIsRoom(key, first);
    current.set(name(key), begun);
    return begun;
  }

  return {
    join: (key) => begin(key, false),
    joinFirst: (key) => begin(key, true),
    settled: async (key) => current.get(name(key)),
  };
}
