import type { Language } from '@kontorwerk/contract/languages';
import { initTransaction, killTransaction, type PayloadRequest, ValidationError } from 'payload';
import { invalidFields } from './not-published.ts';
import type { Plannable } from './planned.ts';

/**
 * Publishes a document's draft and rolls back: what would fail at the planned time is known now, by the same checks.
 * Returns the invalid fields; empty when there are none.
 *
 * @param locale the language of the form: as there, nothing is required of the other one
 */
export async function rehearsePublishing(
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
    if (error instanceof ValidationError) return invalidFields(error);
    throw error;
  } finally {
    await killTransaction(req);
  }
}
