/** Runs work at most once at a time per key: concurrent callers share the result. */
export type SingleFlight<Result> = {
  /** Starts the work, or joins the run in progress for the key. */
  run(key: string, work: () => Promise<Result>): Promise<Result>;
  /** The run in progress for the key. */
  current(key: string): Promise<Result> | undefined;
};

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Promise<Result>>();
  return {
    run(key, work) {
      const begun = flights.get(key);
      if (begun) return begun;
      const flight = Promise.resolve()
        .then(work)
        .finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    current: (key) => flights.get(key),
  };
}
