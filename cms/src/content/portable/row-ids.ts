import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { generateRowId } from '#cms/kit/fields/field-rows.ts';

function rowsWithIds(rows: readonly unknown[], fieldsOf: (row: Untrusted) => readonly FlattenedField[]): unknown {
  return rows.map((row) => {
    if (!isRecord(row)) return row;
    const given = withRowIds(fieldsOf(row), row);
    return typeof row.id === 'string' && row.id !== '' ? given : { ...given, id: generateRowId() };
  });
}

/** Adds an id to every row of a document's lists that has none. */
export function withRowIds(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  const given = fields.flatMap((field) => {
    const value = data[field.name];
    if (field.type === 'array' && Array.isArray(value))
      return [[field.name, rowsWithIds(value, () => field.flattenedFields)]];
    if (field.type === 'blocks' && Array.isArray(value)) {
      const fieldsOf = (row: Untrusted) =>
        field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
      return [[field.name, rowsWithIds(value, fieldsOf)]];
    }
    if (field.type === 'group' && isRecord(value)) return [[field.name, withRowIds(field.flattenedFields, value)]];
    return [];
  });
  return { ...data, ...Object.fromEntries(given) };
}
