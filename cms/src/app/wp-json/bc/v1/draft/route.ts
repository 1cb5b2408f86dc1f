import { DRAFT_HEADER } from '@kontorwerk/contract/drafts/draft';
import { tellDraft } from '#cms/publishing/drafts/drafted-answers.ts';
import { payload } from '#cms/schema/payload.ts';

export const dynamic = 'force-dynamic';

/** Describes the draft that the request names. */
export async function GET(request: Request): Promise<Response> {
  return tellDraft(await payload(), request.headers.get(DRAFT_HEADER) ?? '');
}
