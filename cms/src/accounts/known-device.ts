import { createHash, randomBytes } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { accountName } from '#cms/kit/access/account-name.ts';
import { seal, unseal } from '#cms/kit/sealed.ts';

const PURPOSE = 'known device';
/** How long a browser in which nobody signs in stays known, in seconds: half a year. */
const LIFETIME_S = 180 * 24 * 60 * 60;

const schema = v.object({
  email: v.string(),
  id: v.string(),
  passedCode: v.boolean(),
  /** Of the password that the account had then. */
  stamp: v.nullable(v.string()),
  until: v.number(),
});

/** A browser in which somebody has signed in to an account, and whether a code was asked for and right. */
export type KnownDevice = Pick<v.InferOutput<typeof schema>, 'id' | 'passedCode' | 'stamp'>;

/** A cookie for each account: several people may share a browser. */
function cookieName(email: string): string {
  return `known-device-${createHash('sha256').update(accountName(email)).digest('hex').slice(0, 16)}`;
}

/**
 * The header that has a browser remember that somebody has signed in to an account there. It opens nothing: guesses
 * from such a browser are counted by themselves, so that no stranger's guesses can keep the account's owner out.
 */
export function knownDeviceCookie(
  email: string,
  { passedCode, stamp }: Omit<KnownDevice, 'id'>,
  secret: string,
  now = Date.now(),
): string {
  const id = randomBytes(12).toString('hex');
  const known = { email: accountName(email), id, passedCode, stamp, until: now + LIFETIME_S * 1000 };
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = seal(JSON.stringify(known), secret, PURPOSE);
  return `${cookieName(email)}=${value}; Path=/api/users; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${secure}`;
}

/** The browser that a request comes from, if somebody has signed in to the account there; else null. */
export function knownDevice(email: string, headers: Headers, secret: string, now = Date.now()): KnownDevice | null {
  const opened = unseal(parseCookies(headers).get(cookieName(email)) ?? '', secret, PURPOSE);
  if (opened === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), opened);
  if (!read.success) return null;
  const { email: whose, until, ...device } = read.output;
  return whose === accountName(email) && until > now ? device : null;
}
