import { createHash } from 'node:crypto';

/** Pseudo-random numbers that are the same for the same seed, so that a run can be repeated. */
export type SeededRandom = {
  /** Returns a whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

export function createSeededRandom(seed: string): SeededRandom {
  let drawn = 0;
  function below(limit: number): number {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() % limit;
  }
  return { below, pick: (choices) => choices[below(choices.length)] ?? choices[0] };
}
