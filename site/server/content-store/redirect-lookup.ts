import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import {
  allRedirects,
  type Redirect,
  type RedirectStatus,
  type Redirects,
  redirectedTo,
} from '@kontorwerk/contract/address/redirects';

/** The redirects before a backend has sent any. */
export const NO_REDIRECTS: Redirects = { redirects: [], endpoint_call: '' };

/** A redirect for a visitor's address. */
export type ResolvedRedirect = {
  /** The old address as the backend names it. */
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  /** Whether the backend counts the uses. */
  readonly isCounted: boolean;
};

const indexes = new WeakMap<Redirects, RedirectIndex<Redirect>>();

/** Returns the lookup index of the redirects, memoised by their identity. */
function indexOf(held: Redirects): RedirectIndex<Redirect> {
  const before = indexes.get(held);
  if (before) return before;
  const index = new RedirectIndex(allRedirects(held));
  indexes.set(held, index);
  return index;
}

/** Resolves an address, with its query, to its redirect; null if there is none. */
export function resolveRedirect(address: string, held: Redirects): ResolvedRedirect | null {
  const redirect = indexOf(held).find(address);
  if (redirect === null) return null;
  const { from, to, status = 301 } = redirect;
  return { from, to: redirectedTo(to, address, from), status, isCounted: held.counts_uses === true };
}
