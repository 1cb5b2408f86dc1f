import type { Payload } from 'payload';
import { isSessionOpen } from '#cms/kit/access/sessions.ts';
import { type Draft, readDraft } from './draft-content.ts';
import { type DraftGrant, readDraftToken } from './draft-token.ts';

/** The draft of a token, or why it shows nothing. */
export type GrantedDraft =
  | { readonly grant: DraftGrant; readonly drafted: Draft }
  | 'forged'
  | 'ended'
  /** The document was deleted. */
  | 'gone';

/** Whether the link that a token was made for still exists: revoking deletes it. */
async function hasLink(payload: Payload, { link, until }: DraftGrant): Promise<boolean> {
  if (link === null) return true;
  const found = await payload.findByID({
    collection: 'draft-links',
    id: link,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  return found !== null && Date.parse(found.until) === until;
}

/** Reads the draft that a token grants, as last saved. */
export async function readGrantedDraft(payload: Payload, token: string): Promise<GrantedDraft> {
  const grant = readDraftToken(token, payload.secret, Date.now());
  if (typeof grant === 'string') return grant;
  if (!(await hasLink(payload, grant))) return 'ended';
  // An editor's preview ends with its session.
  if (grant.purpose === 'live' && !(await isSessionOpen(payload, grant.session))) return 'ended';
  const drafted = await readDraft(payload, grant.part, grant.id);
  return drafted === null ? 'gone' : { grant, drafted };
}
