import { send } from '#cms/kit/admin/ask-cms.ts';
import type { InboxName } from '../inboxes.ts';

/** Stores how far a message or an application is; why not, where that is refused. */
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
