import { preflight } from '#cms/http/cross-origin.ts';
import { listFetch } from '#cms/http/list-fetch.ts';

type Context = { readonly params: Promise<{ readonly key: string }> };

/** A content set in the default language (§7). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { key } = await params;
  return listFetch(request, key);
}

export const OPTIONS = () => preflight('GET');
