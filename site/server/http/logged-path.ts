/** Links that let who has them in: those of mails, and those to drafts. */
const LETS_IN = /^(\/+admin\/reset\/|(?:\/+(?:en|de))?\/+draft\/).+/is;

/** A request's address as the log may have it: what a visitor filled in stands in queries, and some paths are keys. */
export function loggedPath(target: string | undefined): string {
  return (target ?? '').replace(/[?#].*/s, '').replace(LETS_IN, '$1…');
}
