import { DRAFT_HEADER } from '@kontorwerk/contract/drafts/draft';
import { describeDraft } from '#cms/publishing/drafts/draft-responses.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

export const dynamic = 'force-dynamic';

/** Describes the draft that the request names. */
export async function GET(request: Request): Promise<Response> {
  return describeDraft(await getProcessPayload(), request.headers.get(DRAFT_HEADER) ?? '');
}
