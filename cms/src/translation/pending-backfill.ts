import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { isTranslated } from '#cms/kit/localised/localised-texts.ts';
import { computeTranslationState } from './state-hook.ts';
import { storeForDocument, storeForGlobal, storeForVersion } from './state-updates.ts';

/** Documents that are read at once. */
const BATCH = 50;
/** Null in documents whose texts weren't counted yet. */
const UNCOUNTED = 'translation.waiting_en';

type Batch = { readonly docs: readonly Untrusted[] };

/** Counts batches until none is left; a document that can't be counted must not be read again. */
async function countBatches(read: () => Promise<Batch>, count: (doc: Untrusted) => Promise<void>): Promise<number> {
  let counted = 0;
  for (;;) {
    const { docs } = await read();
    for (const doc of docs) await count(doc);
    counted += docs.length;
    if (docs.length < BATCH) return counted;
  }
}

async function countCollection(payload: Payload, collection: CollectionSlug): Promise<number> {
  const { fields, versions } = payload.collections[collection].config;
  const counted = (doc: Untrusted) => computeTranslationState({ fields, data: doc, saved: doc, locale: 'all' });
  const documents = await countBatches(
    () =>
      payload.db.find<Untrusted & { readonly id: number }>({
        collection,
        locale: 'all',
        limit: BATCH,
        pagination: false,
        where: { [UNCOUNTED]: { exists: false } },
      }),
    async (doc) => {
      await storeForDocument(payload, collection, Number(doc.id), counted);
    },
  );
  if (!versions) return documents;
  await countBatches(
    () =>
      payload.db.findVersions<Untrusted>({
        collection,
        locale: 'all',
        limit: BATCH,
        pagination: false,
        where: { latest: { equals: true }, [`version.${UNCOUNTED}`]: { exists: false } },
      }),
    (version) => storeForVersion(payload, collection, version, counted),
  );
  return documents;
}

async function countGlobal(payload: Payload, global: GlobalSlug): Promise<void> {
  const stored: unknown = await payload.db.findGlobal({ slug: global, locale: 'all' });
  const { waiting_en: before } = isRecord(stored) && isRecord(stored.translation) ? stored.translation : {};
  if (typeof before === 'number') return;
  const fields = payload.globals.config.find(({ slug }) => slug === global)?.fields ?? [];
  await storeForGlobal(payload, global, (doc) =>
    computeTranslationState({ fields, data: doc, saved: doc, locale: 'all' }),
  );
}

/**
 * Counts the pending translations of documents that were written without counting, as the seed and imports do; returns
 * how many there were.
 */
export async function backfillPendingCounts(payload: Payload): Promise<number> {
  let counted = 0;
  for (const { slug, fields } of payload.config.collections)
    if (isTranslated({ fields })) counted += await countCollection(payload, slug);
  for (const { slug, fields } of payload.globals.config) if (isTranslated({ fields })) await countGlobal(payload, slug);
  return counted;
}
