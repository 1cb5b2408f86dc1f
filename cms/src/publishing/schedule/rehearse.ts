import type { Language } from '@kontorwerk/contract/languages';
import { initTransaction, killTransaction, type PayloadRequest, ValidationError } from 'payload';
import { invalidFields } from './not-published.ts';
import type { Plannable } from './planned.ts';

/**
 * Publishes a document as it is drafted and undoes it: what would keep the task from publishing it at its time is known
 * now, by the same checks. Empty when nothing would.
 *
 * @param locale the language in which it is written: as in a form, nothing is required of the other one
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
