import { DRAFT_HEADER } from '@kontorwerk/contract/draft';
import { tellDraft } from '#cms/publishing/drafts/drafted-answers.ts';

export const dynamic = 'force-dynamic';

/** What the draft is that the request names. */
export function GET(request: Request): Promise<Response> {
  return tellDraft(request.headers.get(DRAFT_HEADER) ?? '');
}
