import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, FlattenedField } from 'payload';
import { isLinkField } from '#cms/kit/fields/link.ts';
import { pictureReference } from '#cms/kit/fields/picture-node.ts';
import { linksIn, picturesIn } from '#cms/kit/links/links-in.ts';
import { linkedDocument } from '#cms/kit/links/reference.ts';

/** What another document is named by. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

/** How a document is named where references are kept. */
export function targetName({ collection, id }: Target): string {
  return `${collection}:${id}`;
}

/** The document that an address names, if it names one. */
function ofAddress(address: unknown): readonly string[] {
  const linked = typeof address === 'string' ? linkedDocument(address) : null;
  return linked ? [linked.reference] : [];
}

/** The roots of a rich text, in one language or in each. */
function rootsOf(text: unknown): readonly unknown[] {
  if (!isRecord(text)) return [];
  return (isRecord(text.root) ? [text] : Object.values(text)).flatMap((tree) => (isRecord(tree) ? [tree.root] : []));
}

/** The documents that a rich text links to, and its pictures. */
function ofText(text: unknown): readonly string[] {
  return rootsOf(text).flatMap((root) => [
    ...linksIn(root).flatMap(ofAddress),
    ...picturesIn(root).map(pictureReference),
  ]);
}

/** The paths of fields that the database can be asked for, which those of sections can't. */
function pathsOf(
  fields: readonly FlattenedField[],
  isMeant: (field: FlattenedField) => boolean,
  within = '',
): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`;
    if (isMeant(field)) return [path];
    return 'flattenedFields' in field ? pathsOf(field.flattenedFields, isMeant, `${path}.`) : [];
  });
}

/** Where documents with these fields hold documents of a collection. */
export function referencePaths(fields: readonly FlattenedField[], collection: CollectionSlug): readonly string[] {
  const refers = (field: FlattenedField) =>
    (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection;
  return pathsOf(fields, refers);
}

/** Where they hold addresses to link to. */
export function linkPaths(fields: readonly FlattenedField[]): readonly string[] {
  return pathsOf(fields, isLinkField);
}

function ofRows(field: Extract<FlattenedField, { type: 'blocks' }>, rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const block = isRecord(row) && field.blocks.find(({ slug }) => slug === row.blockType);
    return block ? allOf(block.flattenedFields, row) : [];
  });
}

function ofField(field: FlattenedField, value: unknown): readonly string[] {
  if (field.type === 'upload' || field.type === 'relationship') {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'number').map((id) => `${field.relationTo}:${id}`);
  }
  if (isLinkField(field)) return ofAddress(value);
  if (field.type === 'richText') return ofText(value);
  if (field.type === 'blocks') return ofRows(field, value);
  if (!('flattenedFields' in field)) return [];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => allOf(field.flattenedFields, part));
}

function allOf(fields: readonly FlattenedField[], document: unknown): readonly string[] {
  return isRecord(document) ? fields.flatMap((field) => ofField(field, document[field.name])) : [];
}

/** What a document with these fields refers to, in a section too; read without what it refers to. */
export function referencesIn(fields: readonly FlattenedField[], document: unknown): ReadonlySet<string> {
  return new Set(allOf(fields, document));
}
