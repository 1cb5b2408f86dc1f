import type { PayloadRequest } from 'payload';
import { digest } from '#cms/base/digest.ts';
import { lockOrder, storeOrder } from '#cms/content/order/stored-order.ts';
import type { ContentCollection, Incoming } from '../incoming.ts';
import type { ImportedIds } from './imported-ids.ts';
import { runInPatientTransaction } from './patient-transaction.ts';
import type { WriterTools } from './writer.ts';

type PlacedDocument = { readonly id: number; readonly order: string };

/** Returns documents with their order keys, sorted. */
async function readStoredOrder(
  req: PayloadRequest,
  collection: ContentCollection,
  ids: readonly number[],
): Promise<readonly PlacedDocument[]> {
  const { docs } = await req.payload.db.find<{ id: number; _order?: string | null }>({
    collection,
    where: { id: { in: [...ids] } },
    select: { _order: true },
    limit: 0,
    pagination: false,
    req,
  });
  // Sorted here, since databases collate letters differently.
  return docs.map(({ id, _order }) => ({ id, order: _order ?? '' })).sort((a, b) => (a.order < b.order ? -1 : 1));
}

/** Applies the source's order if it changed there; a manual order made here wins. New documents go last until then. */
export async function applyOrder(
  collection: ContentCollection,
  documents: readonly Incoming[],
  { ids, scope, tools }: { readonly ids: ImportedIds; readonly scope: string; readonly tools: WriterTools },
): Promise<void> {
  const { payload, records, findings, overwrite } = tools;
  if (!payload.collections[collection].config.orderable) return;
  const wanted = documents.flatMap(({ id }) => ids.get(collection, id) ?? []);
  const source = `${scope} order of ${collection}`;
  const sent = digest(wanted.map(String));
  const record = records.get(source);
  if (record?.sent === sent) return;
  await runInPatientTransaction(payload, async (req) => {
    await lockOrder(req, collection);
    const now = await readStoredOrder(req, collection, wanted);
    const stored = digest(now.map(({ id }) => String(id)));
    if (record === undefined && sent !== stored && !overwrite) return;
    if (record && record.stored !== stored && sent !== stored && !overwrite) {
      findings.keep(`the order of ${collection}`, 'it was changed here since it was imported, and at its source too');
      return;
    }
    const places = wanted.map((id, at) => [id, now[at]?.order ?? ''] as const);
    const moved = places.filter(([id, order]) => now.find((each) => each.id === id)?.order !== order);
    await storeOrder(req, collection, new Map(moved));
    await records.set(req, source, { id: 0, sent, stored: sent });
  });
}
