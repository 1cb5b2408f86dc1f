/** What one of several tests side by side has to do of a whole; the parts are counted from 1. */
export function shareOf<T>(whole: readonly T[], part: number, parts: number): readonly T[] {
  return whole.filter((_, index) => index % parts === part - 1);
}
