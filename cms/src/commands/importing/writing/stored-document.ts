import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';

/** All of it, in every language, with what an editor is writing. */
const AS_WRITTEN = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const;

/** With the request in whose transaction it is read, if it is in one. */
type Reading = { readonly payload: Payload; readonly req?: PayloadRequest };

/** Not the request itself, whose language would become that of this reading. */
function within({ req }: Reading) {
  return req ? { transactionID: req.transactionID } : {};
}

/** A document as editors see it; null where there is none, or it lies in the trash. */
export async function storedDocument(
  collection: CollectionSlug,
  id: number,
  reading: Reading,
): Promise<Untrusted | null> {
  const found: unknown = await reading.payload.findByID({
    collection,
    id,
    ...AS_WRITTEN,
    disableErrors: true,
    showHiddenFields: true,
    req: within(reading),
  });
  return isRecord(found) ? found : null;
}

/** A global as editors see it. */
export async function storedGlobal(slug: GlobalSlug, reading: Reading): Promise<Untrusted> {
  const found: unknown = await reading.payload.findGlobal({
    slug,
    ...AS_WRITTEN,
    showHiddenFields: true,
    req: within(reading),
  });
  return isRecord(found) ? found : {};
}
