import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';

/** Complete, in every language, with unpublished drafts. */
const AS_WRITTEN = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const;

/** With the request whose transaction is used, if any. */
type Reading = { readonly payload: Payload; readonly req?: PayloadRequest };

/** Not the request itself: reading would change its language. */
function within({ req }: Reading) {
  return req ? { transactionID: req.transactionID } : {};
}

/** Returns a document as editors see it; null without one, or in the trash. */
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

/** Returns a global as editors see it. */
export async function storedGlobal(slug: GlobalSlug, reading: Reading): Promise<Untrusted> {
  const found: unknown = await reading.payload.findGlobal({
    slug,
    ...AS_WRITTEN,
    showHiddenFields: true,
    req: within(reading),
  });
  return isRecord(found) ? found : {};
}
