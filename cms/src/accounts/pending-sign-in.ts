import { parseCookies } from 'payload/shared';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { seal, unseal } from '#cms/kit/seal.ts';

/** The cookie between the right password and the code. */
const NAME = 'pending-sign-in';
const PURPOSE = 'pending sign-in';
/** The time to find the device and type the code, in seconds. */
const LIFETIME_S = 300;

const cookieSchema = v.object({
  id: v.union([v.number(), v.string()]),
  email: v.string(),
  token: v.string(),
  until: v.number(),
});

/** A sign-in that is waiting for its code, with the session's token, which is sealed until then. */
export type PendingSignIn = Pick<v.InferOutput<typeof cookieSchema>, 'email' | 'id' | 'token'>;

function formatCookie(value: string, maxAge: number): string {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the header that keeps a sign-in in the browser until its code comes. */
export function makePendingCookie(pending: PendingSignIn, secret: string, now = Date.now()): string {
  return formatCookie(
    seal(JSON.stringify({ ...pending, until: now + LIFETIME_S * 1000 }), secret, PURPOSE),
    LIFETIME_S,
  );
}

/** Returns the header that drops the pending sign-in. */
export function clearPendingCookie(): string {
  return formatCookie('', 0);
}

/** Returns the pending sign-in; null without one, or after its lifetime. */
export function readPendingSignIn(headers: Headers, secret: string, now = Date.now()): PendingSignIn | null {
  const opened = unseal(parseCookies(headers).get(NAME) ?? '', secret, PURPOSE);
  if (opened === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), cookieSchema), opened);
  return read.success && read.output.until > now ? read.output : null;
}
