import { refusalIn } from '../../admin/post-json.ts';
import type { InboxName } from '../inboxes.ts';

/** Stores how far a message or an application is; why not, where that is refused. */
export async function setState(
  inbox: InboxName,
  id: number | string,
  status: string,
  reader: string,
  failed: string,
): Promise<string | null> {
  try {
    const answer = await fetch(`/api/${inbox}/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': reader },
      body: JSON.stringify({ status }),
    });
    return answer.ok ? null : await refusalIn(answer, failed);
  } catch {
    return failed;
  }
}
