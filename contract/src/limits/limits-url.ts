import * as v from 'valibot';

const VALKEY = /^rediss?:\/\//;
const POSTGRES = /^postgres(?:ql)?:\/\//;

function isComplete(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return POSTGRES.test(text) || (url.hostname !== '' && /^\/?\d*$/.test(url.pathname));
}

/** Where limits are kept that several processes count together. It may hold a password: never to be shown. */
export const limitsUrl = v.pipe(
  v.string(),
  v.check(
    (text) => (VALKEY.test(text) || POSTGRES.test(text)) && isComplete(text),
    'must be an address that begins with redis://, rediss:// or postgres://, such as redis://:password@10.0.0.5:6379',
  ),
);

/** Tells which of them it is. */
export function isPostgresUrl(url: string): boolean {
  return POSTGRES.test(url);
}
