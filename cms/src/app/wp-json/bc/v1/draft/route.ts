import { DRAFT_HEADER } from '@kontorwerk/contract/drafts/draft';
import { describeDraft } from '#cms/publishing/drafts/draft-responses.ts';
import { payload } from '#cms/schema/payload.ts';

export const dynamic = 'force-dynamic';

/** Describes the draft that the request names. */
export async function GET(request: Request): Promise<Response> {
  return describeDraft(await payload(), request.headers.get(DRAFT_HEADER) ?? '');
}
