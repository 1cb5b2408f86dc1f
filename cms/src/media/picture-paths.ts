import type { FlattenedField } from 'payload';

/** Where documents with these fields hold a picture, as paths to ask the database for; sections are no fields of it. */
export function picturePaths(fields: readonly FlattenedField[], within = ''): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`;
    if (field.type === 'upload') return field.relationTo === 'media' ? [path] : [];
    return 'flattenedFields' in field ? picturePaths(field.flattenedFields, `${path}.`) : [];
  });
}
