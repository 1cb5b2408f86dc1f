/** Returns the share of one of several parallel tests; the parts are counted from 1. */
export function shareOf<T>(whole: readonly T[], part: number, parts: number): readonly T[] {
  return whole.filter((_, index) => index % parts === part - 1);
}
