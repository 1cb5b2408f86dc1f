import { withoutLanguage } from '#app/language/address.ts';
import { clearStored } from './browser-storage.ts';

/** The routes on which leaving keeps the storage (§9). */
const KEPT_ON = ['projects', 'blog', 'agency', 'jobapply'];

/** Tells whether the storage is cleared when a visitor leaves the site from this address (§9). */
export function clearsOnLeaving(pathname: string): boolean {
  const first = withoutLanguage(pathname).split('/')[1] ?? '';
  return !KEPT_ON.includes(first);
}

/**
 * Clears the storage when the page is left or closed (§9); returns what stops doing so.
 *
 * It begins with hydration, not in the head: until then a page has stored nothing but `lang`, which the next page
 * would only store again. What an earlier page was allowed to keep stays until a hydrated page is left.
 */
export function clearStorageOnLeaving(): () => void {
  const leave = () => {
    if (clearsOnLeaving(location.pathname)) clearStored();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
