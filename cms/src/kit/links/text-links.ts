import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FieldHook, FlattenedField, TextField } from 'payload';
import { pictureReference } from '../fields/picture-node.ts';
import { linksIn, picturesIn } from './links-in.ts';
import { linkedDocument } from './reference.ts';

/** Tells whether a field keeps which documents a text links to. */
export function keepsTextLinks({ custom }: FlattenedField): boolean {
  return custom?.keepsTextLinks === true;
}

/** How a document that a text links to is kept: no number is a part of another's. */
export function asTextLink(reference: string): string {
  return ` ${reference} `;
}

/** The documents, and pictures, of which that was kept. */
export function keptTextLinks(kept: string): readonly string[] {
  return kept.split(' ').filter((reference) => reference !== '');
}

/** The documents that a rich text in one language links to, and its pictures; nothing where there are none. */
function linkedFrom(text: unknown): string | null {
  const root = isRecord(text) ? text.root : null;
  const documents = linksIn(root).flatMap((link) => linkedDocument(link)?.reference ?? []);
  const references = new Set<string>([...documents, ...picturesIn(root).map(pictureReference)]);
  return references.size === 0 ? null : [...references].map(asTextLink).join('');
}

/** The same of a text in one language, or of each where it comes in all of them. */
export function textLinksOf(text: unknown): unknown {
  if (!isRecord(text) || 'root' in text) return linkedFrom(text);
  return Object.fromEntries(Object.entries(text).map(([language, one]) => [language, linkedFrom(one)]));
}

/**
 * Beside a rich text, in each language: which documents it links to, and which pictures stand in it. The database can't look into texts, so without it
 * whoever asks where a document is used would have to read every one.
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

/** Collects what such fields say beside the texts of a document that is written without its hooks. */
export function keptBesideTexts(fields: readonly FlattenedField[], data: Untrusted): Untrusted {
  const kept = fields.filter(keepsTextLinks).map(({ name }) => [name, data[name.replace(/_links$/, '')]] as const);
  return Object.fromEntries(
    kept.filter(([, text]) => text !== undefined).map(([name, text]) => [name, textLinksOf(text)]),
  );
}
