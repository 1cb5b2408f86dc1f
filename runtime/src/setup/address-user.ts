import * as v from 'valibot';

/** Whether a text may hold a user or a password in front of an “@”, so that it isn't printed. */
export function mayHoldPassword(text: string): boolean {
  return /:\/\/.*@/s.test(text);
}

/** Whether an address names no user and no password; of a text that is no address that is unknown. */
export function isWithoutUser(address: string): boolean {
  const url = URL.parse(address);
  return url === null || (url.username === '' && url.password === '');
}

/** Refuses a user and a password in an address: browsers drop them, and calls of programs are refused with them. */
export const withoutUser = v.check(isWithoutUser, 'must hold no user and no password');
