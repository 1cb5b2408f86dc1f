/** PHP may send numbers and texts for a flag. */
const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false'];

/** Parses a flag; null for any other value. */
export function parseFlag(value: unknown): boolean | null {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : null;
}
