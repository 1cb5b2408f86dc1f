/** PHP has numbers and texts for a flag. */
const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false'];

/** What a value says as a flag; null where it is none. */
export function flagOf(value: unknown): boolean | null {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : null;
}
