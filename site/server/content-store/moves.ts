import { RedirectIndex } from '@kontorwerk/contract/redirect-index';
import {
  allRedirects,
  type Redirect,
  type RedirectStatus,
  type Redirects,
  redirectedTo,
} from '@kontorwerk/contract/redirects';

/** What is known of old addresses before a backend names any. */
export const NO_REDIRECTS: Redirects = { redirects: [], endpoint_call: '' };

/** Where whoever asked for an old address is sent. */
export type Move = {
  /** The old address as the backend names it. */
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  /** The backend wants to be told that it was used. */
  readonly counted: boolean;
};

const known = new WeakMap<Redirects, RedirectIndex<Redirect>>();

/** The redirects in an order in which they are found; what is held keeps its identity. */
function indexOf(held: Redirects): RedirectIndex<Redirect> {
  const before = known.get(held);
  if (before) return before;
  const index = new RedirectIndex(allRedirects(held));
  known.set(held, index);
  return index;
}

/** Where whoever asks for an address, with its query, is sent; null where it is no old one. */
export function moveFrom(address: string, held: Redirects): Move | null {
  const found = indexOf(held).find(address);
  if (found === null) return null;
  const { from, to, status = 301 } = found;
  return { from, to: redirectedTo(to, address, from), status, counted: held.counts_uses === true };
}
