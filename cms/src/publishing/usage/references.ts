import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, FlattenedField } from 'payload';
import { fieldsOfPart } from '#cms/kit/fields/document-parts.ts';
import { isLinkField } from '#cms/kit/fields/link.ts';
import { formatPictureReference } from '#cms/kit/fields/picture-node.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import { collectLinks, collectPictures } from '#cms/kit/links/text-links.ts';

/** A reference to a document. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

/** Formats a reference as it is stored. */
export function formatReference({ collection, id }: Target): string {
  return `${collection}:${id}`;
}

/** Returns the document that an address refers to, if any. */
function findInAddress(address: unknown): readonly string[] {
  const linked = typeof address === 'string' ? parseReference(address) : null;
  return linked ? [linked.reference] : [];
}

/** Returns the roots of a rich text, in one language or in each. */
function listRoots(text: unknown): readonly unknown[] {
  if (!isRecord(text)) return [];
  return (isRecord(text.root) ? [text] : Object.values(text)).flatMap((tree) => (isRecord(tree) ? [tree.root] : []));
}

/** Returns the documents and pictures in a rich text. */
function findInText(text: unknown): readonly string[] {
  return listRoots(text).flatMap((root) => [
    ...collectLinks(root).flatMap(findInAddress),
    ...collectPictures(root).map(formatPictureReference),
  ]);
}

/** Returns the paths of matching fields with columns, which those in sections lack. */
function listPaths(
  fields: readonly FlattenedField[],
  isMeant: (field: FlattenedField) => boolean,
  within = '',
): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`;
    if (isMeant(field)) return [path];
    return 'flattenedFields' in field ? listPaths(field.flattenedFields, isMeant, `${path}.`) : [];
  });
}

/** Returns the paths at which documents with these fields refer to a collection. */
export function listReferencePaths(fields: readonly FlattenedField[], collection: CollectionSlug): readonly string[] {
  const refers = (field: FlattenedField) =>
    (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection;
  return listPaths(fields, refers);
}

/** Returns the paths at which they hold links. */
export function listLinkPaths(fields: readonly FlattenedField[]): readonly string[] {
  return listPaths(fields, isLinkField);
}

function findInField(field: FlattenedField, value: unknown): readonly string[] {
  if (field.type === 'upload' || field.type === 'relationship') {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'number').map((id) => `${field.relationTo}:${id}`);
  }
  if (isLinkField(field)) return findInAddress(value);
  if (field.type === 'richText') return findInText(value);
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => (isRecord(part) ? findInFields(fieldsOfPart(field, part) ?? [], part) : []));
}

function findInFields(fields: readonly FlattenedField[], document: unknown): readonly string[] {
  return isRecord(document) ? fields.flatMap((field) => findInField(field, document[field.name])) : [];
}

/** Returns all references of a document with these fields, including its sections; read with depth 0. */
export function findReferences(fields: readonly FlattenedField[], document: unknown): ReadonlySet<string> {
  return new Set(findInFields(fields, document));
}
