import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { problem, quote, readerLanguage } from '#cms/base/reader-language.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { findReferrers, type Referrer, type Referrers } from './referrers.ts';

/** Referrers that a message names. */
const MOST_NAMED = 3;

const IN_USE: LocalText = {
  en: 'This is still in use: {users}. Choose something else there first; “Where it is used” beside the form leads there.',
  de: 'Das wird noch verwendet: {users}. Bitte wählen Sie dort zuerst etwas anderes; „Verwendet in“ neben dem Formular führt dorthin.',
};

function nameReferrer({ kind, slug, title }: Referrer, { i18n, payload }: PayloadRequest): string {
  if (kind === 'global') return title;
  const { labels } = Object.values(payload.collections).find(({ config }) => config.slug === slug)?.config ?? {};
  return `${getTranslation(labels?.singular ?? slug, i18n)} ${quote(title, readerLanguage(i18n))}`;
}

/** The documents of a collection that one request deletes or trashes, with a memo of their referrers. */
class BulkDeletion {
  readonly where: Where;
  referrers?: Promise<Referrers>;

  constructor(where: Where) {
    this.where = where;
  }
}

/** Returns the context's key of a bulk deletion: deleting documents may delete those of other collections. */
function makeBulkKey(collection: CollectionSlug): string {
  return `bulk deletion of ${collection}`;
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null;
}

/** Notes a bulk deletion, so that the referrers are queried once for all its documents. */
export const recordBulkDeletion: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'delete' && operation !== 'update') return args;
  const where: unknown = 'where' in args ? args.where : undefined;
  req.context[makeBulkKey(collection.slug)] = isWhere(where) ? new BulkDeletion(where) : undefined;
  return args;
};

async function findReferrersOfAll(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<Referrers> {
  const { docs } = await req.payload.find({
    collection,
    where,
    trash: true,
    select: {},
    pagination: false,
    ...getReadOptions(req),
  });
  return findReferrers(req, { collection, ids: docs.map(({ id }) => Number(id)) });
}

async function findReferrersOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<readonly Referrer[]> {
  const bulk: unknown = req.context[makeBulkKey(collection)];
  if (bulk instanceof BulkDeletion) {
    bulk.referrers ??= findReferrersOfAll(req, collection, bulk.where);
    const found = (await bulk.referrers).get(id);
    if (found) return found;
  }
  return (await findReferrers(req, { collection, ids: [id] })).get(id) ?? [];
}

async function refuseIfUsed(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<void> {
  const users = await findReferrersOf(req, collection, Number(id));
  if (users.length === 0) return;
  const first = users.slice(0, MOST_NAMED).map((user) => nameReferrer(user, req));
  const text = first.join(', ') + (users.length > MOST_NAMED ? ' …' : '');
  throw new APIError(problem(IN_USE, { req }).replace('{users}', text), 409, null, true);
}

/** Refuses to delete a document that others refer to: they would stay published without it. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(req, collection.slug, id);

/** Refuses to trash such a document. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc && data.deletedAt && !originalDoc.deletedAt) await refuseIfUsed(req, collection.slug, originalDoc.id);
};
