import { isRecord } from '@kontorwerk/contract/content/read-values';

/** A library picture in a rich text. */
export type PictureNode = { readonly picture: number; readonly caption: string };

/** Parses a node of a rich text as a picture; null if it is none. Pasted nodes have the id as a string. */
export function parsePictureNode(node: unknown): PictureNode | null {
  if (!isRecord(node) || node.type !== 'upload' || node.relationTo !== 'media') return null;
  const picture = Number(isRecord(node.value) ? node.value.id : node.value);
  if (!Number.isSafeInteger(picture) || picture < 1) return null;
  const caption = isRecord(node.fields) ? node.fields.caption : '';
  return { picture, caption: typeof caption === 'string' ? caption.trim() : '' };
}

/** Returns a reference to a picture of a text, like those to documents in links. */
export function formatPictureReference(picture: number): string {
  return `media:${picture}`;
}

/** Returns the picture's id in such a reference; null if it is something else. */
export function parsePictureReference(reference: string): number | null {
  const [, digits] = /^media:(\d{1,15})$/.exec(reference) ?? [];
  return digits === undefined ? null : Number(digits);
}
