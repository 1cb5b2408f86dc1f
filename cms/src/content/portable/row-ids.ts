import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { mapParts, mapValues } from '#cms/kit/fields/document-parts.ts';
import { generateRowId } from '#cms/kit/fields/field-rows.ts';

/** Adds an id to every row of a document's lists that has none. */
export function withRowIds(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  return mapValues(fields, data, (field, value) =>
    mapParts(field, value, (within, part) => {
      const complete = withRowIds(within, part);
      const hasId = typeof part.id === 'string' && part.id !== '';
      return hasId || (field.type !== 'array' && field.type !== 'blocks')
        ? complete
        : { ...complete, id: generateRowId() };
    }),
  );
}
