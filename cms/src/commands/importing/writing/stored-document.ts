import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { getReadOptions } from '#cms/kit/read-options.ts';

/** Complete, in every language, with unpublished drafts. */
const WHOLE = { draft: true, locale: 'all', fallbackLocale: false, showHiddenFields: true } as const;

/** With the request whose transaction is used, if any. */
type ReadContext = { readonly payload: Payload; readonly req?: PayloadRequest };

/** Returns a document as editors see it; null without one, or in the trash. */
export async function readStoredDocument(
  collection: CollectionSlug,
  id: number,
  reading: ReadContext,
): Promise<Untrusted | null> {
  const found: unknown = await reading.payload.findByID({
    collection,
    id,
    disableErrors: true,
    ...WHOLE,
    ...getReadOptions(reading.req ?? {}),
  });
  return isRecord(found) ? found : null;
}

/** Returns a global as editors see it. */
export async function readStoredGlobal(slug: GlobalSlug, reading: ReadContext): Promise<Untrusted> {
  const found: unknown = await reading.payload.findGlobal({
    slug,
    ...WHOLE,
    ...getReadOptions(reading.req ?? {}),
  });
  return isRecord(found) ? found : {};
}
