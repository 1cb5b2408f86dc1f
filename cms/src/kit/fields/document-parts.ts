import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';

type Fields = readonly FlattenedField[];

/** Returns the fields of a field's group, or of one of its rows by the kind of that; null if there are none. */
export function fieldsOfPart(field: FlattenedField, part: Untrusted): Fields | null {
  if (field.type === 'blocks') return field.blocks.find(({ slug }) => slug === part.blockType)?.flattenedFields ?? null;
  return 'flattenedFields' in field ? field.flattenedFields : null;
}

/** Maps a field's group, or each of its rows; any other value stays as it is. */
export function mapParts(
  field: FlattenedField,
  value: unknown,
  change: (fields: Fields, part: Untrusted) => Untrusted,
): unknown {
  const mapPart = (part: unknown) => {
    const fields = isRecord(part) ? fieldsOfPart(field, part) : null;
    return isRecord(part) && fields ? change(fields, part) : part;
  };
  return Array.isArray(value) ? value.map(mapPart) : mapPart(value);
}

/** Maps the values of a document, or of a part of one, that its fields have. */
export function mapValues(
  fields: Fields,
  data: Untrusted,
  change: (field: FlattenedField, value: unknown) => unknown,
): Untrusted {
  const present = fields.filter(({ name }) => data[name] !== undefined && data[name] !== null);
  return { ...data, ...Object.fromEntries(present.map((field) => [field.name, change(field, data[field.name])])) };
}
