import { parseCookies } from 'payload/shared';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { seal, unseal } from '#cms/kit/sealed.ts';

/** The cookie of somebody whose password was right and whose code is still to come. */
const NAME = 'pending-sign-in';
const PURPOSE = 'pending sign-in';
/** How long there is to find the device and type the code, in seconds. */
const LIFETIME_S = 300;

const schema = v.object({
  id: v.union([v.number(), v.string()]),
  email: v.string(),
  token: v.string(),
  until: v.number(),
});

/** Who waits for a code, and the session's token, which nobody can read before it came. */
export type PendingSignIn = Pick<v.InferOutput<typeof schema>, 'email' | 'id' | 'token'>;

function cookie(value: string, maxAge: number): string {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The header that has the browser keep a sign-in until its code comes. */
export function pendingCookie(pending: PendingSignIn, secret: string, now = Date.now()): string {
  return cookie(seal(JSON.stringify({ ...pending, until: now + LIFETIME_S * 1000 }), secret, PURPOSE), LIFETIME_S);
}

/** The header that has it forget the sign-in. */
export function noPendingCookie(): string {
  return cookie('', 0);
}

/** The sign-in that waits for its code; null without one, or when it took too long. */
export function pendingSignIn(headers: Headers, secret: string, now = Date.now()): PendingSignIn | null {
  const opened = unseal(parseCookies(headers).get(NAME) ?? '', secret, PURPOSE);
  if (opened === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), opened);
  return read.success && read.output.until > now ? read.output : null;
}
