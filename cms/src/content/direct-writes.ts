import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { addressKeyField, addressKeysOf } from '#cms/kit/fields/address-key.ts';
import { textLinksBeside } from '#cms/kit/links/text-links.ts';
import { withRowIds } from './portable/row-ids.ts';

/** The request in whose transaction is written, and the time of the change: now, if not set. */
export type WriteContext = { readonly payload: Payload; readonly req: PayloadRequest; readonly at?: string };

/** A document in all its languages. */
export type WrittenDocument = { readonly collection: CollectionSlug; readonly data: Untrusted };

/** Resets the translation state, so that it is counted again. */
const UNCOUNTED = { agreed: null, waiting_en: null, outdated_en: null, waiting_de: null, outdated_de: null };

/** Adds what hooks would. A copy, since the database adapter may modify it. */
export function completeValues(
  fields: readonly FlattenedField[],
  data: Untrusted,
  at = new Date().toISOString(),
): Record<string, unknown> {
  const has = (name: string) => fields.some((field) => field.name === name);
  return structuredClone({
    ...withRowIds(fields, data),
    ...(has(addressKeyField.name) && addressKeysOf(data)),
    ...textLinksBeside(fields, data),
    ...(has('translation') && { translation: UNCOUNTED }),
    updatedAt: at,
  });
}

function completeDocument({ collection, data }: WrittenDocument, { payload, at }: WriteContext) {
  return completeValues(payload.collections[collection].config.flattenedFields, data, at);
}

/** Returns a version with a copy of the values, its own dates beside theirs. */
function versionOf(values: object, { req, at = new Date().toISOString() }: WriteContext) {
  return { autosave: false, req, createdAt: at, updatedAt: at, versionData: structuredClone(values) };
}

type StoredDocument = { readonly collection: CollectionSlug; readonly id: number };

/** Writes a version of a document. Without one the admin takes a document for a draft. */
async function insertVersion({ collection, id }: StoredDocument, values: object, context: WriteContext): Promise<void> {
  const { config } = context.payload.collections[collection];
  if (!config.versions?.drafts) return;
  const version = versionOf({ id, ...values }, context);
  await context.payload.db.createVersion({ ...version, collectionSlug: collection, parent: id });
}

/** Creates a document in all languages at once, past Payload's hooks and checks; returns its id. */
export async function insertDocument(written: WrittenDocument, context: WriteContext): Promise<number> {
  const { payload, req, at = new Date().toISOString() } = context;
  const { collection } = written;
  const data = { createdAt: at, ...completeDocument(written, context) };
  const { id }: { readonly id: number } = await payload.db.create({ collection, data: structuredClone(data), req });
  await insertVersion({ collection, id }, data, context);
  return id;
}

/** Adds the stored texts that a change omits: the database adapter replaces a document's texts in all languages. */
function withStoredTexts(fields: readonly FlattenedField[], stored: Untrusted, change: Untrusted): Untrusted {
  const kept = fields.flatMap((field) => {
    const [was, now = {}] = [stored[field.name], change[field.name]];
    if (!isRecord(was) || !isRecord(now)) return [];
    if (field.localized) return [[field.name, { ...was, ...now }]];
    return field.type === 'group' || field.type === 'tab'
      ? [[field.name, withStoredTexts(field.flattenedFields, was, now)]]
      : [];
  });
  return { ...change, ...Object.fromEntries(kept) };
}

/** Updates a document in the same way; missing fields and languages stay. */
export async function updateDocument(id: number, written: WrittenDocument, context: WriteContext): Promise<void> {
  const { payload, req } = context;
  const { collection } = written;
  const readWhole = (): Promise<unknown> =>
    payload.db.findOne({ collection, where: { id: { equals: id } }, locale: 'all', req });
  const before = await readWhole();
  const { flattenedFields } = payload.collections[collection].config;
  const data = withStoredTexts(flattenedFields, isRecord(before) ? before : {}, written.data);
  const complete = completeDocument({ collection, data }, context);
  await payload.db.updateOne({ collection, id, data: complete, req, returning: false });
  const whole = await readWhole();
  if (isRecord(whole)) await insertVersion({ collection, id }, whole, context);
}

/** Stores a draft beside the published document. */
export function insertDraft(id: number, written: WrittenDocument, context: WriteContext): Promise<void> {
  const { at = new Date().toISOString() } = context;
  const values = { createdAt: at, ...completeDocument(written, context) };
  return insertVersion({ collection: written.collection, id }, values, context);
}

async function insertGlobalVersion(slug: GlobalSlug, values: object, context: WriteContext): Promise<void> {
  const { db, globals } = context.payload;
  if (!globals.config.find((each) => each.slug === slug)?.versions) return;
  await db.createGlobalVersion({ ...versionOf(values, context), globalSlug: slug });
}

/** Writes a global in all languages at once, past Payload's hooks and checks, and its draft if there is one. */
export async function storeGlobal(
  slug: GlobalSlug,
  { data, draft }: { readonly data: Untrusted; readonly draft?: Untrusted },
  context: WriteContext,
): Promise<void> {
  const { payload, req, at } = context;
  const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  const stored: unknown = await payload.db.findGlobal({ slug, req });
  const written = { slug, data: completeValues(fields, data, at), req };
  if (isRecord(stored) && 'id' in stored) await payload.db.updateGlobal(written);
  else await payload.db.createGlobal(written);
  const whole: unknown = await payload.db.findGlobal({ slug, locale: 'all', req });
  if (isRecord(whole)) await insertGlobalVersion(slug, whole, context);
  if (draft) await insertGlobalVersion(slug, completeValues(fields, draft, at), context);
}
