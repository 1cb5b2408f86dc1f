import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, FlattenedField, TextField } from 'payload';
import { isLinkField } from '#cms/kit/fields/link.ts';
import { patchAdapter } from '#cms/storage/database/adapter-patch.ts';
import { findReferences } from './references.ts';

/**
 * A document's references in its sections, texts and links, as `media:7`: indexed, since the database can't search
 * those. Relationship fields have separate columns, and are not repeated here.
 */
export const referencesField: TextField = {
  name: 'references',
  type: 'text',
  hasMany: true,
  index: true,
  hidden: true,
  custom: { keepsReferences: true },
};

/** Whether a field stores its document's references. */
export function isReferencesField({ custom }: FlattenedField): boolean {
  return custom?.keepsReferences === true;
}

/** Whether a field, or one within it, holds references without a separate column. */
function canHoldReferences(field: FlattenedField): boolean {
  if (field.type === 'blocks' || field.type === 'richText' || isLinkField(field)) return true;
  return 'flattenedFields' in field && field.flattenedFields.some(canHoldReferences);
}

/** Returns the references to store for a whole document, in all its languages. */
export function computeReferences(fields: readonly FlattenedField[], document: Untrusted): string[] {
  return [...findReferences(fields.filter(canHoldReferences), document)];
}

type StoredReferences = { readonly references?: string[] };
const UNTOUCHED: StoredReferences = {};

/**
 * Returns the references to store with a write; none where it touches no field that may hold references.
 *
 * @param stored reads the rest of a partially written document
 */
async function computeUpdate(
  fields: readonly FlattenedField[],
  data: Untrusted,
  stored: () => Promise<unknown> = async () => null,
): Promise<StoredReferences> {
  const lookedInto = fields.filter(canHoldReferences);
  const written = lookedInto.filter(({ name }) => data[name] !== undefined);
  if (written.length === 0) return UNTOUCHED;
  const before = written.length < lookedInto.length ? await stored() : null;
  return { references: computeReferences(fields, { ...(isRecord(before) && before), ...data }) };
}

const WHOLE = { locale: 'all', limit: 1, pagination: false } as const;

/**
 * Makes the database store references on every write. Imports, restored versions and the sample content bypass the
 * hooks of collections, and a field's hook sees one language only.
 */
export function withStoredReferences<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return patchAdapter(database, (adapter) => {
    const create = adapter.create.bind(adapter);
    const createVersion = adapter.createVersion.bind(adapter);
    const updateOne = adapter.updateOne.bind(adapter);
    const updateVersion = adapter.updateVersion.bind(adapter);
    const fieldsOf = (slug: CollectionSlug) => {
      const fields = adapter.payload.collections[slug]?.config.flattenedFields;
      return fields?.some(isReferencesField) ? fields : null;
    };

    adapter.create = async (args) => {
      const fields = fieldsOf(args.collection);
      return create(fields ? { ...args, data: { ...args.data, ...(await computeUpdate(fields, args.data)) } } : args);
    };
    adapter.createVersion = async (args) => {
      const fields = fieldsOf(args.collectionSlug);
      if (fields) Object.assign(args.versionData, await computeUpdate(fields, args.versionData));
      return createVersion(args);
    };
    adapter.updateOne = async (args) => {
      const { collection, req } = args;
      const fields = fieldsOf(collection);
      if (!fields) return updateOne(args);
      const where = args.where ?? { id: { equals: args.id } };
      const stored = () => adapter.findOne({ collection, where, locale: 'all', ...(req && { req }) });
      return updateOne({ ...args, data: { ...args.data, ...(await computeUpdate(fields, args.data, stored)) } });
    };
    adapter.updateVersion = async (args) => {
      const { collection, req, versionData } = args;
      const fields = fieldsOf(collection);
      const where = args.where ?? { id: { equals: args.id } };
      const stored = async () => {
        const { docs } = await adapter.findVersions<Untrusted>({ ...WHOLE, collection, where, ...(req && { req }) });
        return docs[0]?.version;
      };
      if (fields) Object.assign(versionData.version, await computeUpdate(fields, versionData.version, stored));
      return updateVersion(args);
    };
  });
}
