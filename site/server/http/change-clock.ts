/** Returns when the content last changed, as far as this process knows, in milliseconds since 1970. */
export type ChangeClock = () => number;

/** @param changes emits each change at once */
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
 * Returns the `Last-Modified` of an answer that changed at `changedAt`: the next whole second. Within the second
 * before, another answer may have been sent, which a client must not take for this one.
 */
export function lastModifiedOf(changedAt: number): number {
  return Math.ceil(changedAt / 1_000) * 1_000;
}
