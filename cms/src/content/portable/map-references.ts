import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { mapParts, mapValues } from '#cms/kit/fields/document-parts.ts';
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

function mapReference(
  { relationTo }: Extract<FlattenedField, { readonly type: 'upload' | 'relationship' }>,
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
  if (isAddressField(field)) return typeof value === 'string' ? references.link(value) : value;
  // The database has no empty date.
  if (field.type === 'date' && value === '') return null;
  return mapParts(field, value, (within, part) => mapReferences(within, part, references));
}

/** Whether a field may refer to a document in its text: links do, and redirects, which don't count as a use of it. */
export function isAddressField(field: FlattenedField): boolean {
  return isLinkField(field) || (field.type === 'text' && field.name === 'to');
}

/** Maps the references of a document, or of a part of one, found by its fields. */
export function mapReferences(fields: readonly FlattenedField[], data: Untrusted, references: References): Untrusted {
  return mapValues(fields, data, (field, value) => mapValue(field, value, references));
}
