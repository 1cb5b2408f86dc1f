import { brotliCompressSync } from 'node:zlib';
import { getWell } from '../base/get.ts';

/** The size of a page or a list: bytes plain and in brotli, and the elements of its HTML. */
export type Weight = { readonly plain: number; readonly brotli: number; readonly elements: number };

/** Requests a page or a list and measures its size. */
export async function weightOf(url: string): Promise<Weight> {
  const { body } = await getWell(url, { 'Accept-Encoding': 'identity' });
  const markup = body.toString('utf8').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  return {
    plain: body.length,
    brotli: brotliCompressSync(body).length,
    elements: markup.match(/<[a-z][^>]*>/g)?.length ?? 0,
  };
}
