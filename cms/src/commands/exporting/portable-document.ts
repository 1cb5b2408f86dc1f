import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { ROW_FIELDS } from '#cms/content/portable/format.ts';
import { mapReferences } from '#cms/content/portable/map-references.ts';
import { addressKeyField } from '#cms/kit/fields/address-key.ts';
import { mapParts, mapValues } from '#cms/kit/fields/document-parts.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import { keepsTextLinks } from '#cms/kit/links/text-links.ts';
import { referencesField } from '#cms/publishing/usage/stored-references.ts';

/** Set by the database, or derived from other fields. */
const DERIVED_FIELDS = [
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', 'translation', 'url', 'thumbnailURL', 'globalType'],
  // Counted per installation.
  ...['uses', 'last_used'],
  addressKeyField.name,
  referencesField.name,
];

/** Returns a document's key in an export; undefined where it isn't part of it. */
export type KeyOf = (collection: string, id: number) => string | undefined;

/** Sorts keys at every depth: PostgreSQL reorders those of a JSON column, SQLite keeps them as written. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, sortKeys(part)]));
}

/** Drops empty values. Rich texts stay complete. */
function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (!isRecord(value)) return value;
  if ('root' in value) return sortKeys(value);
  const parts = Object.entries(value)
    .map(([name, part]) => [name, dropEmpty(part)] as const)
    .filter(([, part]) => part !== null && part !== undefined && !(isRecord(part) && Object.keys(part).length === 0));
  const compacted = Object.fromEntries(parts);
  return 'blockType' in value ? sortKeys(compacted) : compacted;
}

/** Drops the row ids of tables, which the database assigns; those of sections are anchors on the page. */
function dropRowIds(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  return mapValues(fields, data, (field, value) => {
    if (field.type === 'blocks') return value;
    return mapParts(field, value, (within, part) => {
      const { id: _, ...others } = dropRowIds(within, part);
      return others;
    });
  });
}

/**
 * Drops the values of a section, or of a card in it, that have no field: a section is stored as JSON, which keeps what
 * an earlier version wrote.
 */
function dropUnknownFields(fields: readonly FlattenedField[], row: Untrusted): Untrusted {
  const known = Object.entries(row).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return ROW_FIELDS.includes(name) ? [[name, value]] : [];
    return [[name, mapParts(field, value, dropUnknownFields)]];
  });
  return Object.fromEntries(known);
}

/** Reduces a document's sections to the fields of their kinds. */
function keepKnownFields(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  return mapValues(fields, data, (field, value) =>
    field.type === 'blocks' ? mapParts(field, value, dropUnknownFields) : value,
  );
}

/** Drops the addresses at which this CMS serves a picture's files. */
function dropAddresses({ sizes, ...data }: Untrusted): Untrusted {
  if (!isRecord(sizes)) return data;
  const plain = Object.entries(sizes).map(([name, size]) => {
    if (!isRecord(size)) return [name, size];
    const { url: _, ...others } = size;
    return [name, others.filename ? others : null];
  });
  return { ...data, sizes: Object.fromEntries(plain) };
}

/** Converts a document for files: references become keys, the order and texts stay. */
export function makePortableDocument(fields: readonly FlattenedField[], document: Untrusted, keyOf: KeyOf): Untrusted {
  const followsFromTexts = new Set(fields.filter(keepsTextLinks).map(({ name }) => name));
  const ofJson = new Set(fields.filter(({ type }) => type === 'json').map(({ name }) => name));
  const own = Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => !DERIVED_FIELDS.includes(name) && !followsFromTexts.has(name))
      .map(([name, value]) => [name, ofJson.has(name) ? sortKeys(value) : value]),
  );
  const mapped = mapReferences(fields, dropAddresses(dropRowIds(fields, keepKnownFields(fields, own))), {
    document: (collection, id) => (typeof id === 'number' ? (keyOf(collection, id) ?? null) : null),
    link: (address) => {
      const linked = parseReference(address);
      if (!linked) return address;
      const key = keyOf(linked.collection, linked.id);
      return key === undefined ? '' : `${linked.collection}:${encodeURIComponent(key)}${linked.rest}`;
    },
  });
  const data = dropEmpty(mapped);
  return isRecord(data) ? data : {};
}
