import { type Redirects, redirectKey } from '@kontorwerk/contract/redirects';

/** What is known of old addresses before a backend names any. */
export const NO_REDIRECTS: Redirects = { redirects: [], endpoint_call: '' };

const known = new WeakMap<Redirects, ReadonlyMap<string, string>>();

/** Where pages are now, by the key of the address at which they were; what is held keeps its identity. */
export function movesOf(held: Redirects): ReadonlyMap<string, string> {
  const before = known.get(held);
  if (before) return before;
  const moves = new Map(held.redirects.map(({ from, to }) => [redirectKey(from), to]));
  known.set(held, moves);
  return moves;
}
