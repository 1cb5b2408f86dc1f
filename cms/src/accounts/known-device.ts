import { createHash, randomBytes } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { normaliseEmail } from '#cms/kit/access/account-names.ts';
import { seal, unseal } from '#cms/kit/seal.ts';

const PURPOSE = 'known device';
/** How long a browser stays known after a sign-in, in seconds: half a year. */
const LIFETIME_S = 180 * 24 * 60 * 60;

const cookieSchema = v.object({
  email: v.string(),
  id: v.string(),
  passedCode: v.boolean(),
  /** The stamp of the account's password then. */
  stamp: v.nullable(v.string()),
  until: v.number(),
});

/** A browser in which an account has signed in, and whether that took a code. */
export type KnownDevice = Pick<v.InferOutput<typeof cookieSchema>, 'id' | 'passedCode' | 'stamp'>;

/** Returns the name of an account's cookie: several people may share a browser. */
function getCookieName(email: string): string {
  return `known-device-${createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, 16)}`;
}

/**
 * Returns the header that marks a browser as known to an account. It grants no access: guesses from such a browser are
 * counted separately, so that guesses by others can't lock the owner out.
 */
export function makeKnownDeviceCookie(
  email: string,
  { passedCode, stamp }: Omit<KnownDevice, 'id'>,
  secret: string,
  now = Date.now(),
): string {
  const id = randomBytes(12).toString('hex');
  const known = { email: normaliseEmail(email), id, passedCode, stamp, until: now + LIFETIME_S * 1000 };
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = seal(JSON.stringify(known), secret, PURPOSE);
  return `${getCookieName(email)}=${value}; Path=/api/users; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the known browser of a request, if the account has signed in there; else null. */
export function readKnownDevice(email: string, headers: Headers, secret: string, now = Date.now()): KnownDevice | null {
  const opened = unseal(parseCookies(headers).get(getCookieName(email)) ?? '', secret, PURPOSE);
  if (opened === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), cookieSchema), opened);
  if (!read.success) return null;
  const { email: whose, until, ...device } = read.output;
  return whose === normaliseEmail(email) && until > now ? device : null;
}
