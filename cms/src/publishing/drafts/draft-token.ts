import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DRAFT_PURPOSES, isDraftToken } from '@kontorwerk/contract/drafts/draft';
import * as v from 'valibot';
import { PREVIEWED_PARTS } from './previewed-collections.ts';

/** The grant of a token: one document, until a time. */
const grantSchema = v.object({
  purpose: v.picklist(DRAFT_PURPOSES),
  part: v.picklist(PREVIEWED_PARTS),
  /** For documents of collections. */
  id: v.nullable(v.number()),
  /** Milliseconds since 1970. */
  until: v.number(),
  /** The shared link that it was made for, which can be revoked. */
  link: v.nullable(v.number()),
  /** The account's session that it was made for; none for shared links. */
  session: v.optional(v.object({ user: v.number(), id: v.string() })),
});
export type DraftGrant = v.InferOutput<typeof grantSchema>;

/** Derives a separate key, so that nothing else signed with the secret passes for a token. */
function deriveKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'drafts', 32));
}

function sign(written: string, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret)).update(written).digest();
}

/** Returns the token that shows a draft without an account. The same grant has the same token. */
export function makeDraftToken(grant: DraftGrant, secret: string): string {
  const { purpose, part, id, until, link, session } = grant;
  const written = Buffer.from(JSON.stringify({ purpose, part, id, until, link, session })).toString('base64url');
  return `${written}.${sign(written, secret).toString('base64url')}`;
}

/** Returns the grant of a token; `forged` without our signature, `ended` after its time. */
export function readDraftToken(token: string, secret: string, now: number): DraftGrant | 'forged' | 'ended' {
  if (!isDraftToken(token)) return 'forged';
  const [written = '', signature = ''] = token.split('.');
  const [own, given] = [sign(written, secret), Buffer.from(signature, 'base64url')];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'forged';
  // Signed by an earlier version, its grant may have another form.
  const { success, output } = v.safeParse(grantSchema, JSON.parse(Buffer.from(written, 'base64url').toString()));
  if (!success) return 'ended';
  return now < output.until ? output : 'ended';
}
