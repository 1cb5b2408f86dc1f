import { uploadResponse } from '#cms/content/media/upload-response.ts';

export const dynamic = 'force-dynamic';

type Context = { readonly params: Promise<{ readonly file: string }> };

/** Serves a public file of the uploads folder (§3). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  return uploadResponse(request, file);
}
