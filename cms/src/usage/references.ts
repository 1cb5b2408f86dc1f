import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, FlattenedField } from 'payload';
import { isLinkField } from '../fields/link.ts';
import { linkedDocument } from '../links/reference.ts';
import { linksIn, picturesIn } from './links-in.ts';
import { keepsTextLinks } from './text-links.ts';

/** What another document is named by. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

/** Tells whether an address names a document by its number. */
function leadsTo(address: unknown, { collection, id }: Target): boolean {
  const linked = typeof address === 'string' ? linkedDocument(address) : null;
  return linked?.collection === collection && linked.id === id;
}

/** The roots of a rich text, in one language or in each. */
function rootsOf(text: unknown): readonly unknown[] {
  if (!isRecord(text)) return [];
  return (isRecord(text.root) ? [text] : Object.values(text)).flatMap((tree) => (isRecord(tree) ? [tree.root] : []));
}

/** Whether a rich text links to a document, or shows it as a picture. */
function textRefers(text: unknown, target: Target): boolean {
  return rootsOf(text).some(
    (root) =>
      linksIn(root).some((address) => leadsTo(address, target)) ||
      (target.collection === 'media' && picturesIn(root).includes(target.id)),
  );
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

/** Where they keep which documents their texts link to or show. */
export function textLinkPaths(fields: readonly FlattenedField[]): readonly string[] {
  return pathsOf(fields, keepsTextLinks);
}

function names(value: unknown, id: number): boolean {
  return Array.isArray(value) ? value.includes(id) : value === id;
}

function rowsRefer(field: Extract<FlattenedField, { type: 'blocks' }>, rows: unknown, target: Target): boolean {
  if (!Array.isArray(rows)) return false;
  return rows.some((row) => {
    const block = isRecord(row) && field.blocks.find(({ slug }) => slug === row.blockType);
    return block && refersTo(block.flattenedFields, row, target);
  });
}

function fieldRefers(field: FlattenedField, value: unknown, target: Target): boolean {
  if (field.type === 'upload' || field.type === 'relationship')
    return field.relationTo === target.collection && names(value, target.id);
  if (isLinkField(field)) return leadsTo(value, target);
  if (field.type === 'richText') return textRefers(value, target);
  if (field.type === 'blocks') return rowsRefer(field, value, target);
  if (!('flattenedFields' in field)) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.some((part) => refersTo(field.flattenedFields, part, target));
}

/** Tells whether a document with these fields refers to another, in a section too; read without what it refers to. */
export function refersTo(fields: readonly FlattenedField[], document: unknown, target: Target): boolean {
  return isRecord(document) && fields.some((field) => fieldRefers(field, document[field.name], target));
}
