import * as v from 'valibot';
import type { OpenStore } from './limit-store.ts';

const VALKEY = /^rediss?:\/\//;
const POSTGRES = /^postgres(?:ql)?:\/\//;

function isComplete(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return POSTGRES.test(text) || (url.hostname !== '' && /^\/?\d*$/.test(url.pathname));
}

/** The address of the rate-limit store. It may contain a password: never log it. */
export const limitsUrl = v.pipe(
  v.string(),
  v.check(
    (text) => (VALKEY.test(text) || POSTGRES.test(text)) && isComplete(text),
    'must be an address that begins with redis://, rediss:// or postgres://, such as redis://:password@10.0.0.5:6379',
  ),
);

/** Whether the store is a PostgreSQL; otherwise it is a Valkey or Redis. */
export function isPostgresUrl(url: string): boolean {
  return POSTGRES.test(url);
}

/** Opens the store of a `limitsUrl`. Only the driver in use is loaded, on demand. */
export function createStoreOpener(url: string): OpenStore {
  return async (onLost, givenUp) => {
    if (isPostgresUrl(url)) return (await import('./postgres-store.ts')).openPostgresStore(url, onLost);
    return (await import('./valkey-store.ts')).openValkeyStore(url, onLost, givenUp);
  };
}
