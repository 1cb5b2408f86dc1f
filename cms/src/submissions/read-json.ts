import { isRecord } from '@kontorwerk/contract/content/read-values';

export type ReadBody =
  | { readonly kind: 'read'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable' };

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it arrives: the header may be missing or lie.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a body of JSON of at most so many bytes. */
export async function readJson(request: Request, maxBytes: number): Promise<ReadBody> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return { kind: 'too_large' };
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(body) ? { kind: 'read', body } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}
