import { send } from '#cms/kit/admin/cms-requests.ts';
import type { InboxName } from '../inboxes.ts';

/** Stores the state of a message or an application; returns an error text or null. */
export async function setState(
  inbox: InboxName,
  id: number | string,
  status: string,
  reader: string,
  failed: string,
): Promise<string | null> {
  const answer = await send({ method: 'PATCH', path: `/api/${inbox}/${id}?depth=0`, body: { status } }, reader, failed);
  return 'problem' in answer ? answer.problem : null;
}
