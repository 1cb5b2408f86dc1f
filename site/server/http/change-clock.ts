/** When what answers are made of last changed, as far as this process knows: in milliseconds since 1970. */
export type ChangeClock = () => number;

/** @param changes tells of each change at its very moment */
export function createChangeClock(
  changes: { onChange(listener: () => void): unknown },
  clock: () => number,
): ChangeClock {
  let at = clock();
  changes.onChange(() => {
    at = clock();
  });
  return () => at;
}

/**
 * What an answer that changed at a moment says in `Last-Modified`, from then on: the next whole second. In the one before it
 * there may have been another answer, which nobody may take for this one.
 */
export function lastModifiedOf(changedAt: number): number {
  return Math.ceil(changedAt / 1_000) * 1_000;
}
