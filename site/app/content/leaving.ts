import { withoutLanguage } from '#app/language/address.ts';
import { clearStored } from './browser-storage.ts';

/** The routes on which leaving keeps the storage (§9). */
const KEPT_ON = ['projects', 'blog', 'agency', 'jobapply'];

/** Tells whether the storage is cleared when a visitor leaves the site from this address (§9). */
export function clearsOnLeaving(pathname: string): boolean {
  const first = withoutLanguage(pathname).split('/')[1] ?? '';
  return !KEPT_ON.includes(first);
}

/** Clears the storage when the page is left or closed; returns what stops doing so. */
export function clearStorageOnLeaving(): () => void {
  const leave = () => {
    if (clearsOnLeaving(location.pathname)) clearStored();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
