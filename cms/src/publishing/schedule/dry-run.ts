import type { Language } from '@kontorwerk/contract/languages';
import { initTransaction, killTransaction, type PayloadRequest, ValidationError } from 'payload';
import type { Plannable } from './plan-jobs.ts';
import { formatInvalidFields } from './publish-failures.ts';

/**
 * Publishes a document's draft and rolls back: what would fail at the planned time is known now, by the same checks.
 * Returns the invalid fields; empty when there are none.
 *
 * @param locale the language of the form: as there, nothing is required of the other one
 */
export async function dryRunPublishing(
  req: PayloadRequest,
  { collection, id, locale }: { readonly collection: Plannable; readonly id: number; readonly locale: Language },
): Promise<string> {
  const own = await initTransaction(req);
  if (!own) throw new Error('A rehearsal needs a transaction of its own, which it undoes.');
  try {
    const data = { _status: 'published' } as const;
    await req.payload.update({ collection, id, locale, data, depth: 0, overrideAccess: false, req });
    return '';
  } catch (error) {
    if (error instanceof ValidationError) return formatInvalidFields(error);
    throw error;
  } finally {
    await killTransaction(req);
  }
}
