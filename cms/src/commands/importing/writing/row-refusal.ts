import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { hasTooManyRows, MOST_ROWS } from '#cms/kit/http/row-limit.ts';
import type { Findings } from '../findings.ts';

/** A document or global as the source sends it, with its draft. */
type Sent = { readonly data: Untrusted; readonly draft?: Untrusted | undefined };

/** Reports a document with more rows than editors can save: stored, it could be opened and never changed. */
export function refuseTooManyRows(name: string, { data, draft }: Sent, findings: Findings): boolean {
  const isRefused = hasTooManyRows(data) || hasTooManyRows(draft);
  if (isRefused)
    findings.problem(name, `its lists have more than ${MOST_ROWS} entries in all, which editors can’t save`);
  return isRefused;
}
