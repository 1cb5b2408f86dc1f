/** Links that grant access: those in mails, and those to drafts. */
const LETS_IN = /^(\/+admin\/reset\/|(?:\/+(?:en|de))?\/+draft\/).+/is;

/** Returns a request's address for the log: queries hold visitors' input, and some paths are secrets. */
export function loggedPath(target: string | undefined): string {
  return (target ?? '').replace(/[?#].*/s, '').replace(LETS_IN, '$1…');
}
