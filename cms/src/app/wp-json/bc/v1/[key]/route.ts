import { preflight } from '#cms/kit/http/responses.ts';
import { answerListFetch } from '../../../../content/list-fetch.ts';

type Context = { readonly params: Promise<{ readonly key: string; readonly language?: string }> };

/** Serves a content set (§7), in the default language where the address names none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { key, language } = await params;
  return answerListFetch(request, key, language);
}

/** The list's POST variant (§7): the same answer, whatever the body. */
export const POST = GET;

export const OPTIONS = () => preflight('GET', 'POST');
