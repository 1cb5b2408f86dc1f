import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@kontorwerk/contract/languages';
import { IDEMPOTENCY_HEADER, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { visitorHeaders } from '../http/visitor.ts';
import type { SubmissionHead } from './submission-file.ts';

/**
 * Returns the idempotency key of a submission without one: the same content on the same day (UTC) is the same
 * submission, such as a form without a script that is sent by a double click, or again after a failure.
 */
export function deriveIdempotencyKey(path: string, sha256: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([path, sha256, day]))
    .digest('hex');
}

/** Returns the headers of a submission that the site sends on behalf of a visitor. */
export function buildOwnHeaders(
  {
    language,
    client_address,
    idempotency_key,
  }: Pick<SubmissionHead, 'client_address' | 'idempotency_key'> & {
    readonly language: Language;
  },
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): OutgoingHttpHeaders {
  return {
    ...visitorHeaders(client_address, publicUrl),
    'content-type': 'application/json',
    'accept-language': language,
    origin: publicUrl,
    [SECURE_HEADER.toLowerCase()]: token,
    [IDEMPOTENCY_HEADER.toLowerCase()]: idempotency_key,
  };
}
