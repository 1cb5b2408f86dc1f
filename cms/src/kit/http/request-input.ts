import { isRecord } from '@kontorwerk/contract/content/read-values';
import { findClientAddress, senderOf } from '@kontorwerk/runtime/http/client-address';
import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** Returns the posted fields of a form or of a JSON object; none for any other JSON. */
export async function readPostedFields(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  await addDataAndFileToRequest(req);
  return isRecord(req.data) ? req.data : {};
}

/**
 * Returns the client of a request for rate limits and the audit log; `unknown` for the server's own actions. Only the
 * site's proxy connects to this server.
 */
export function readSender({ headers }: { readonly headers?: Headers }): string {
  return senderOf(findClientAddress('', headers?.get('x-forwarded-for'), 1));
}

/**
 * Passes a body to `take` chunk by chunk; false as soon as it is longer than `maxBytes`. A body that is longer by its
 * header is not read.
 */
export async function takeBody(
  request: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return false;
  let size = 0;
  // Counted while it arrives: the header may be missing or wrong.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return false;
    take(chunk);
  }
  return true;
}

/** Reads a whole body; null as soon as it is longer than `maxBytes`. */
export async function readBytes(
  request: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  return (await takeBody(request, maxBytes, (chunk) => void chunks.push(chunk))) ? Buffer.concat(chunks) : null;
}
