import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import {
  listRedirects,
  type Redirect,
  type RedirectStatus,
  type Redirects,
  resolveRedirect,
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
  const index = new RedirectIndex(listRedirects(held));
  indexes.set(held, index);
  return index;
}

/** Resolves an address, with its query, to its redirect; null if there is none. */
export function lookUpRedirect(address: string, held: Redirects): ResolvedRedirect | null {
  const redirect = indexOf(held).find(address);
  if (redirect === null) return null;
  const { from, to, status = 301 } = redirect;
  return { from, to: resolveRedirect(to, address, from), status, isCounted: held.counts_uses === true };
}
