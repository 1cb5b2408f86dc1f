import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import { digest } from '#cms/base/digest.ts';
import type { ContentCollection, Incoming } from '../incoming.ts';
import type { ImportedIds } from './imported-ids.ts';
import { runInPatientTransaction } from './patient-transaction.ts';
import type { WriterTools } from './writer.ts';

type PlacedDocument = { readonly id: number; readonly order: string };

/** Returns documents with their order keys, sorted. */
async function readStoredOrder(
  payload: Payload,
  collection: ContentCollection,
  ids: readonly number[],
): Promise<readonly PlacedDocument[]> {
  const { docs } = await payload.db.find<{ id: number; _order?: string | null }>({
    collection,
    where: { id: { in: [...ids] } },
    select: { _order: true },
    limit: 0,
    pagination: false,
  });
  // Sorted here, since databases collate letters differently.
  return docs.map(({ id, _order }) => ({ id, order: _order ?? '' })).sort((a, b) => (a.order < b.order ? -1 : 1));
}

type OrderContext = { readonly payload: Payload; readonly req: PayloadRequest };

/** Moves a document, including its newest version, which editors see. */
async function move(
  collection: ContentCollection,
  { id, order }: PlacedDocument,
  { payload, req }: OrderContext,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { _order: order }, req, returning: false });
  if (!payload.collections[collection].config.versions?.drafts) return;
  const { docs } = await payload.db.findVersions<Untrusted>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  for (const version of docs)
    if (isRecord(version.version))
      await payload.db.updateVersion({
        collection,
        id: Number(version.id),
        versionData: { version: { _order: order } },
        req,
        returning: false,
      });
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
  const now = await readStoredOrder(payload, collection, wanted);
  const source = `${scope} order of ${collection}`;
  const sent = digest(wanted.map(String));
  const stored = digest(now.map(({ id }) => String(id)));
  const record = records.get(source);
  if (record?.sent === sent || (record === undefined && sent !== stored && !overwrite)) return;
  if (record && record.stored !== stored && sent !== stored && !overwrite) {
    findings.keep(`the order of ${collection}`, 'it was changed here since it was imported, and at its source too');
    return;
  }
  await runInPatientTransaction(payload, async (req) => {
    for (const [at, id] of wanted.entries()) {
      const order = now[at]?.order ?? '';
      if (now.find((each) => each.id === id)?.order !== order) await move(collection, { id, order }, { payload, req });
    }
    await records.set(req, source, { id: 0, sent, stored: sent });
  });
}
