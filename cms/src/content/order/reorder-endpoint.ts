import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { canWrite } from '#cms/kit/access/write-access.ts';
import { type EditedCollection, isEditedCollection } from '#cms/kit/concurrent/edited-documents.ts';
import { answerError, answerJson, restrictToEditors } from '#cms/kit/http/admin-answers.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { announceWrite } from '../changes/hub-hooks.ts';
import { lockOrder, storeOrder } from './stored-order.ts';

const UNREADABLE: LocalText = {
  en: 'This can’t be ordered like that. Please reload the page.',
  de: 'So lässt sich das nicht ordnen. Bitte laden Sie die Seite neu.',
};
const GONE: LocalText = {
  en: 'This isn’t in the list any more. Please reload the page.',
  de: 'Das steht nicht mehr in der Liste. Bitte laden Sie die Seite neu.',
};

/** More rows than a list shows at once. */
const MOST_MOVED = 100;

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const bodySchema = v.object({
  collectionSlug: v.string(),
  docsToMove: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOST_MOVED)),
  newKeyWillBe: v.picklist(['greater', 'less']),
  orderableFieldName: v.literal('_order'),
  // Its key is read from the database: a list may be outdated, and doesn't know it after dragging.
  target: v.object({ id: idSchema }),
});

type Move = Omit<v.InferOutput<typeof bodySchema>, 'collectionSlug'> & { readonly collection: EditedCollection };

async function readMove(req: PayloadRequest): Promise<Move | null> {
  const read = v.safeParse(bodySchema, await req.json?.().catch(() => null));
  if (!read.success) return null;
  const { collectionSlug, ...move } = read.output;
  const isOrdered = isEditedCollection(collectionSlug) && req.payload.collections[collectionSlug].config.orderable;
  return isOrdered ? { ...move, collection: collectionSlug } : null;
}

type Search = { readonly where: Where; readonly sort?: string };

/** Returns the order key of the first document that is found. */
async function findOrder(req: PayloadRequest, collection: EditedCollection, search: Search): Promise<string | null> {
  const { docs } = await req.payload.db.find<{ readonly id: number; readonly _order?: string | null }>({
    collection,
    ...search,
    select: { _order: true },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?._order ?? null;
}

/** Moves documents before or behind another one; null if that is gone. */
async function move(req: PayloadRequest, { collection, docsToMove, newKeyWillBe, target }: Move) {
  await lockOrder(req, collection);
  const beside = await findOrder(req, collection, { where: { id: { equals: target.id } } });
  if (beside === null) return null;
  const [sort, operator] = newKeyWillBe === 'greater' ? ['_order', 'greater_than'] : ['-_order', 'less_than'];
  const beyond = await findOrder(req, collection, { where: { _order: { [operator]: beside } }, sort });
  const [after, before] = newKeyWillBe === 'greater' ? [beside, beyond] : [beyond, beside];
  const orderValues = generateNKeysBetween(after, before, docsToMove.length);
  await storeOrder(req, collection, new Map(docsToMove.map((id, at) => [id, orderValues[at] ?? beside])));
  await announceWrite(collection, req, docsToMove);
  return orderValues;
}

/**
 * Moves rows of an orderable list, in place of Payload's endpoint: that saves each document whole, so it stores a draft's
 * order as a draft only, and overwrites what is saved meanwhile. Translators, who may write texts only, move nothing.
 */
export const reorderEndpoint: Endpoint = {
  path: '/reorder',
  method: 'post',
  handler: restrictToEditors(async (req) => {
    const asked = await readMove(req);
    if (asked === null) return answerError(400, problem(UNREADABLE, { req }));
    for (const id of asked.docsToMove)
      if (!(await canWrite(req, { collection: asked.collection, id }))) return answerError(404, problem(GONE, { req }));
    const orderValues = await runInTransaction(req.payload, (own) => move(own, asked));
    return orderValues === null ? answerError(404, problem(GONE, { req })) : answerJson({ orderValues, success: true });
  }),
};
