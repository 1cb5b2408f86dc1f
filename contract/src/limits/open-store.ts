import type { OpenStore } from './limit-store.ts';
import { isPostgresUrl } from './limits-url.ts';

/** Opens the store of a `limitsUrl`. Only the driver in use is loaded, on demand. */
export function storeAt(url: string): OpenStore {
  return async (onLost, givenUp) => {
    if (isPostgresUrl(url)) return (await import('./postgres-store.ts')).openPostgresStore(url, onLost);
    return (await import('./valkey-store.ts')).openValkeyStore(url, onLost, givenUp);
  };
}
