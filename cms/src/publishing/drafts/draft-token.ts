import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DRAFT_PURPOSES, isDraftToken } from '@kontorwerk/contract/draft';
import * as v from 'valibot';
import { DRAFTED } from './drafted-collections.ts';

/** What a token lets its holder see: one document, until a time. */
const draftGrant = v.object({
  purpose: v.picklist(DRAFT_PURPOSES),
  part: v.picklist(DRAFTED),
  /** Of a collection's document. */
  id: v.nullable(v.number()),
  /** Milliseconds since 1970. */
  until: v.number(),
  /** The shared link that it was made for, which can be taken back. */
  link: v.nullable(v.number()),
  /** The session of the account that it was made for; none for shared links. */
  session: v.optional(v.object({ user: v.number(), id: v.string() })),
});
export type DraftGrant = v.InferOutput<typeof draftGrant>;

/** A key of its own, so that nothing else that is signed with the secret passes for a token. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'drafts', 32));
}

function signatureOf(written: string, secret: string): Buffer {
  return createHmac('sha256', keyOf(secret)).update(written).digest();
}

/** A token by which somebody without an account sees a draft. The same grant has the same token. */
export function draftToken(grant: DraftGrant, secret: string): string {
  const { purpose, part, id, until, link, session } = grant;
  const written = Buffer.from(JSON.stringify({ purpose, part, id, until, link, session })).toString('base64url');
  return `${written}.${signatureOf(written, secret).toString('base64url')}`;
}

/** What a token grants; `forged` when it isn't one of ours or was changed, `ended` when its time is over. */
export function readDraftToken(token: string, secret: string, now: number): DraftGrant | 'forged' | 'ended' {
  if (!isDraftToken(token)) return 'forged';
  const [written = '', signature = ''] = token.split('.');
  const [own, given] = [signatureOf(written, secret), Buffer.from(signature, 'base64url')];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'forged';
  // Signed by an earlier version, it may say something else.
  const { success, output } = v.safeParse(draftGrant, JSON.parse(Buffer.from(written, 'base64url').toString()));
  if (!success) return 'ended';
  return now < output.until ? output : 'ended';
}
