/** Runs work for each key at most once at a time: whoever asks meanwhile gets the same result. */
export type SingleFlight<Result> = {
  /** Begins the work, or joins what is under way for the key. */
  run(key: string, work: () => Promise<Result>): Promise<Result>;
  /** What is under way for the key. */
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
