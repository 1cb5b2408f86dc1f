/** Runs a task for each key at most once at a time. */
export type OneAtATime<Key> = {
  /** Runs the task, or joins the run that is under way. */
  join(key: Key): Promise<void>;
  /** Runs the task after this call: a run under way may have begun too early, so another follows it. */
  anew(key: Key): Promise<void>;
};

/** @param name what tells keys apart; `run` must not reject. */
export function createOneAtATime<Key>(name: (key: Key) => string, run: (key: Key) => Promise<void>): OneAtATime<Key> {
  const running = new Map<string, Promise<void>>();
  const queued = new Map<string, Promise<void>>();
  function start(key: Key): Promise<void> {
    const started = run(key).finally(() => running.delete(name(key)));
    running.set(name(key), started);
    return started;
  }
  return {
    join: (key) => running.get(name(key)) ?? start(key),
    anew(key) {
      const current = running.get(name(key));
      if (!current) return start(key);
      const waiting = queued.get(name(key));
      if (waiting) return waiting;
      const next = current.then(() => {
        queued.delete(name(key));
        return start(key);
      });
      queued.set(name(key), next);
      return next;
    },
  };
}
