/** Links in mails that let who has them in. */
const LETS_IN = /^(\/+admin\/reset\/).+/s;

/** A request's address as the log may have it: what a visitor filled in stands in queries, and some paths are keys. */
export function loggedPath(target: string | undefined): string {
  return (target ?? '').replace(/[?#].*/s, '').replace(LETS_IN, '$1…');
}
