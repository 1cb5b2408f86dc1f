import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';

/** Complete, in every language, with unpublished drafts. */
const READ_OPTIONS = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const;

/** With the request whose transaction is used, if any. */
type ReadContext = { readonly payload: Payload; readonly req?: PayloadRequest };

/** Not the request itself: reading would change its language. */
function getReadOptions({ req }: ReadContext) {
  return req ? { transactionID: req.transactionID } : {};
}

/** Returns a document as editors see it; null without one, or in the trash. */
export async function readStoredDocument(
  collection: CollectionSlug,
  id: number,
  reading: ReadContext,
): Promise<Untrusted | null> {
  const found: unknown = await reading.payload.findByID({
    collection,
    id,
    ...READ_OPTIONS,
    disableErrors: true,
    showHiddenFields: true,
    req: getReadOptions(reading),
  });
  return isRecord(found) ? found : null;
}

/** Returns a global as editors see it. */
export async function readStoredGlobal(slug: GlobalSlug, reading: ReadContext): Promise<Untrusted> {
  const found: unknown = await reading.payload.findGlobal({
    slug,
    ...READ_OPTIONS,
    showHiddenFields: true,
    req: getReadOptions(reading),
  });
  return isRecord(found) ? found : {};
}
