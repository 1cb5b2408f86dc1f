import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { isLinkField } from '#cms/kit/fields/link.ts';
import { replaceNodes } from '#cms/kit/fields/text-tree.ts';

/** The mapping of a document's references; everything else stays unchanged. */
export type References = {
  /** Maps a reference to a document of a collection. */
  readonly document: (collection: string, value: unknown) => unknown;
  /** Maps an address that a field or a text links to. */
  readonly link: (address: string) => string;
};

/** Whether a node shows a picture, whatever the form of its reference: export files use names. */
function isPicture(node: Untrusted): boolean {
  return node.type === 'upload' && node.relationTo === 'media';
}

/** Maps the reference of a node; a picture without one is dropped. */
function mapNode(node: Untrusted, references: References): readonly Untrusted[] {
  if (isPicture(node)) {
    const value = references.document('media', node.value);
    return value === null ? [] : [{ ...node, value }];
  }
  const { fields } = node;
  const isLink = isRecord(fields) && typeof fields.url === 'string';
  return [isLink ? { ...node, fields: { ...fields, url: references.link(String(fields.url)) } } : node];
}

/** Maps a rich text, in one language or in each. */
function mapText(value: unknown, references: References): unknown {
  if (!isRecord(value)) return value;
  if (isRecord(value.root)) return { ...value, root: replaceNodes(value.root, (node) => mapNode(node, references)) };
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, mapText(text, references)]));
}

type Field<T extends FlattenedField['type']> = Extract<FlattenedField, { readonly type: T }>;

function mapRows(field: Field<'array'>, rows: unknown, references: References): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => (isRecord(row) ? mapReferences(field.flattenedFields, row, references) : row));
}

function mapBlocks(field: Field<'blocks'>, rows: unknown, references: References): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => {
    const block = isRecord(row) && field.blocks.find(({ slug }) => slug === row.blockType);
    return block ? mapReferences(block.flattenedFields, row, references) : row;
  });
}

function mapReference(
  { relationTo }: Field<'upload' | 'relationship'>,
  value: unknown,
  references: References,
): unknown {
  if (typeof relationTo !== 'string') return value;
  const one = (each: unknown) => references.document(relationTo, each);
  return Array.isArray(value) ? value.map(one).filter((each) => each !== null) : one(value);
}

function mapValue(field: FlattenedField, value: unknown, references: References): unknown {
  if (field.type === 'upload' || field.type === 'relationship') return mapReference(field, value, references);
  if (field.type === 'richText') return mapText(value, references);
  if (field.type === 'array') return mapRows(field, value, references);
  if (field.type === 'blocks') return mapBlocks(field, value, references);
  if ('flattenedFields' in field)
    return isRecord(value) ? mapReferences(field.flattenedFields, value, references) : value;
  if (isAddressField(field)) return typeof value === 'string' ? references.link(value) : value;
  // The database has no empty date.
  return field.type === 'date' && value === '' ? null : value;
}

/** Whether a field may refer to a document in its text: links do, and redirects, which don't count as a use of it. */
export function isAddressField(field: FlattenedField): boolean {
  return isLinkField(field) || (field.type === 'text' && field.name === 'to');
}

/** Maps the references of a document, or of a part of one, found by its fields. */
export function mapReferences(fields: readonly FlattenedField[], data: Untrusted, references: References): Untrusted {
  const mapped = fields.filter(({ name }) => data[name] !== undefined && data[name] !== null);
  return {
    ...data,
    ...Object.fromEntries(mapped.map((field) => [field.name, mapValue(field, data[field.name], references)])),
  };
}
