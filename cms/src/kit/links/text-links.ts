import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FieldHook, FlattenedField, TextField } from 'payload';
import { formatPictureReference, parsePictureNode } from '../fields/picture-node.ts';
import { collectNodes } from '../fields/text-tree.ts';
import { parseReference } from './reference.ts';

/** Returns the addresses of a rich text's links, from a node on. */
export function collectLinks(root: unknown): readonly string[] {
  return collectNodes(root, ({ fields, type }) => {
    const isLink = (type === 'link' || type === 'autolink') && isRecord(fields) && typeof fields.url === 'string';
    return isLink ? String(fields.url) : null;
  });
}

/** Returns the ids of a rich text's pictures, from a node on. */
export function collectPictures(root: unknown): readonly number[] {
  return collectNodes(root, (node) => parsePictureNode(node)?.picture ?? null);
}

/** Whether a field stores the documents that a text links to. */
export function keepsTextLinks({ custom }: FlattenedField): boolean {
  return custom?.keepsTextLinks === true;
}

/** Returns the stored form of a reference, delimited so that no id matches a part of another. */
export function formatTextLink(reference: string): string {
  return ` ${reference} `;
}

/** Returns the stored references to documents and pictures. */
export function parseTextLinks(kept: string): readonly string[] {
  return kept.split(' ').filter((reference) => reference !== '');
}

/** Returns the references of a rich text in one language, in stored form; null if there are none. */
function referencesOf(text: unknown): string | null {
  const root = isRecord(text) ? text.root : null;
  const documents = collectLinks(root).flatMap((link) => parseReference(link)?.reference ?? []);
  const references = new Set<string>([...documents, ...collectPictures(root).map(formatPictureReference)]);
  return references.size === 0 ? null : [...references].map(formatTextLink).join('');
}

/** Returns the same for a text in one language, or for each language of a localised one. */
export function textLinksOf(text: unknown): unknown {
  if (!isRecord(text) || 'root' in text) return referencesOf(text);
  return Object.fromEntries(Object.entries(text).map(([language, one]) => [language, referencesOf(one)]));
}

/**
 * Builds the field beside a rich text with its references to documents and pictures, per language. The database can't
 * query rich texts, so finding a document's uses would otherwise mean reading every text.
 */
export function textLinks(of: string): TextField {
  const keep: FieldHook = ({ siblingData, value }) =>
    siblingData[of] === undefined ? value : textLinksOf(siblingData[of]);
  return {
    name: `${of}_links`,
    type: 'text',
    localized: true,
    hidden: true,
    custom: { keepsTextLinks: true },
    hooks: { beforeChange: [keep] },
  };
}

/** Returns the values of these fields for a document that is written without hooks. */
export function textLinksBeside(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  const kept = fields.filter(keepsTextLinks).map(({ name }) => [name, data[name.replace(/_links$/, '')]] as const);
  return Object.fromEntries(
    kept.filter(([, text]) => text !== undefined).map(([name, text]) => [name, textLinksOf(text)]),
  );
}
