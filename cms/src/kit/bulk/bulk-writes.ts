import { getTranslation } from '@payloadcms/translations';
import {
  type Access,
  APIError,
  addDataAndFileToRequest,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  combineQueries,
  type Endpoint,
  Forbidden,
  isolateObjectProperty,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { quote, readerLanguage } from '#cms/base/reader-language.ts';
import { titlesOf } from '../admin/document-titles.ts';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';
import { listComparisons, sizeProblem } from '../http/query-limits.ts';

type Params = ReturnType<typeof parseParams>;
type Id = number | string;
type Refusal = { readonly id: Id; readonly isPublic: boolean; readonly message: string };

/** A kind of bulk write. */
type BulkWrite = {
  readonly may: (access: SanitizedCollectionConfig['access']) => Access;
  /** Whether the newest drafts are searched, not what is published. */
  readonly ofDrafts: (req: PayloadRequest, params: Params) => boolean;
  readonly writeOne: (req: PayloadRequest, collection: CollectionSlug, id: Id, params: Params) => Promise<unknown>;
  readonly done: 'general:deletedCountSuccessfully' | 'general:updatedCountSuccessfully';
  readonly failed: 'error:unableToDeleteCount' | 'error:unableToUpdateCount';
};

const UPDATE: BulkWrite = {
  may: ({ update }) => update,
  ofDrafts: ({ data }, { draft }) => draft === true || Boolean(data?.deletedAt),
  writeOne: (req, collection, id, { draft, overrideLock, publishAllLocales, trash, unpublishAllLocales }) =>
    req.payload.update({
      ...{ collection, id, depth: 0, overrideAccess: false, overrideLock: overrideLock ?? false, req },
      ...{ draft, publishAllLocales, trash, unpublishAllLocales },
      // Payload changes what it is given.
      data: structuredClone(req.data ?? {}),
    }),
  done: 'general:updatedCountSuccessfully',
  failed: 'error:unableToUpdateCount',
};

const DELETE: BulkWrite = {
  may: (access) => access.delete,
  ofDrafts: () => false,
  writeOne: (req, collection, id, { overrideLock, trash }) =>
    req.payload.delete({
      ...{ collection, id, depth: 0, overrideAccess: false, overrideLock: overrideLock ?? false, req },
      ...{ trash },
    }),
  done: 'general:deletedCountSuccessfully',
  failed: 'error:unableToDeleteCount',
};

/** Returns the ids of the documents that a request searches for, of those that its user may write. */
async function findIds(req: PayloadRequest, slug: CollectionSlug, write: BulkWrite, params: Params): Promise<Id[]> {
  const { config } = req.payload.collections[slug];
  const allowed = await write.may(config.access)({ req, data: req.data });
  if (allowed === false) throw new Forbidden(req.t);
  const problem = sizeProblem(params);
  if (problem !== null) throw new APIError(problem, 400, null, true);
  // Payload takes a search without a comparison, such as `where=1`, for all documents.
  if (!params.where || [...listComparisons(params.where)].length === 0)
    throw new APIError('A ‘where’ query has to say which documents.', 400, null, true);
  const where: Where = combineQueries(params.where, allowed);
  const { limit = 0, sort, trash = false } = params;
  const { docs } = await req.payload.find({
    ...{ collection: slug, where, limit, trash, depth: 0, pagination: false, overrideAccess: false, req },
    ...(sort && { sort }),
    draft: write.ofDrafts(req, params),
    select: {},
  });
  return docs.map(({ id }) => id);
}

function refusalOf(error: unknown, id: Id, req: PayloadRequest): Refusal {
  const fault = databaseFault(error);
  if (fault !== null) return { id, isPublic: true, message: FAULT_MESSAGES[fault][readerLanguage(req.i18n)] };
  if (error instanceof APIError && (error.isPublic || error.status !== 500))
    return { id, isPublic: true, message: error.message };
  req.payload.logger.error({ err: error, msg: 'A document of a bulk change was not written' });
  return { id, isPublic: false, message: 'Something went wrong.' };
}

/** Puts the title of its document in front of each message. */
async function nameRefusals(
  req: PayloadRequest,
  collection: CollectionSlug,
  refusals: readonly Refusal[],
): Promise<readonly Refusal[]> {
  const reader = readerLanguage(req.i18n);
  const documentOf = ({ id }: Refusal) => ({ collection, document: Number(id) });
  const titleOf = await titlesOf(req.payload, refusals.map(documentOf), reader);
  return refusals.map((refusal) => ({
    ...refusal,
    message: `${quote(titleOf(documentOf(refusal)), reader)}: ${refusal.message}`,
  }));
}

/** Writes one document after another, each in its own transaction, and answers as Payload does. */
async function writeEach(req: PayloadRequest, slug: CollectionSlug, write: BulkWrite): Promise<Response> {
  await addDataAndFileToRequest(req);
  if (req.file) throw new APIError('A file belongs to one document.', 400, null, true);
  const params = parseParams(req.query);
  const docs: { readonly id: Id }[] = [];
  const errors: Refusal[] = [];
  for (const id of await findIds(req, slug, write, params)) {
    const own = isolateObjectProperty(req, ['context', 'payloadDataLoader', 'transactionID']);
    Object.assign(own, { context: {}, payloadDataLoader: undefined, transactionID: undefined });
    await write.writeOne(own, slug, id, params).then(
      () => docs.push({ id }),
      (error: unknown) => errors.push(refusalOf(error, id, req)),
    );
  }
  const named = await nameRefusals(req, slug, errors);
  const total = docs.length + errors.length;
  const { labels } = req.payload.collections[slug].config;
  const label = getTranslation(labels[total === 1 ? 'singular' : 'plural'], req.i18n);
  const isDone = errors.length === 0;
  const message = isDone
    ? req.t(write.done, { count: total, label })
    : req.t(write.failed, { count: errors.length, label, total });
  return Response.json({ docs, errors: named, message }, { status: isDone ? 200 : 400 });
}

function handlerOf(write: BulkWrite): PayloadHandler {
  return (req) => {
    const { collections } = req.payload.config;
    const collection = collections.find(({ slug }) => slug === req.routeParams?.collection);
    if (!collection) throw new NotFound(req.t);
    return writeEach(req, collection.slug, write);
  };
}

const update: Endpoint = { path: '/', method: 'patch', handler: handlerOf(UPDATE) };
const remove: Endpoint = { path: '/', method: 'delete', handler: handlerOf(DELETE) };

/**
 * Payload plugin: all documents that a search finds are written one by one. Payload writes them in one transaction, which
 * it commits even if a hook refused a document after it was written, and with one context for all of their hooks.
 * Accounts are deleted in bulk, but not changed.
 */
export function withBulkWrites({ collections = [], ...config }: Config): Config {
  const endpointsOf = ({ disableBulkEdit, slug }: CollectionConfig): readonly Endpoint[] => {
    if (slug === 'users') return [remove];
    return disableBulkEdit ? [] : [update, remove];
  };
  return {
    ...config,
    collections: collections.map((one) => ({ ...one, endpoints: [...(one.endpoints || []), ...endpointsOf(one)] })),
  };
}
