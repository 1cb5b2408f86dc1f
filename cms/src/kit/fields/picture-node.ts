import { isRecord } from '@kontorwerk/contract/content/read-values';

/** A picture of the library that stands in a rich text. */
export type PictureNode = { readonly picture: number; readonly caption: string };

/** Reads a node of a rich text as a picture; null where it is none. What was pasted names its picture by digits. */
export function pictureNode(node: unknown): PictureNode | null {
  if (!isRecord(node) || node.type !== 'upload' || node.relationTo !== 'media') return null;
  const picture = Number(isRecord(node.value) ? node.value.id : node.value);
  if (!Number.isSafeInteger(picture) || picture < 1) return null;
  const caption = isRecord(node.fields) ? node.fields.caption : '';
  return { picture, caption: typeof caption === 'string' ? caption.trim() : '' };
}

/** Names a picture of a text as the links of texts name documents. */
export function pictureReference(picture: number): string {
  return `media:${picture}`;
}

/** The picture that such a name stands for; null where it names something else. */
export function referencedPicture(reference: string): number | null {
  const [, digits] = /^media:(\d{1,15})$/.exec(reference) ?? [];
  return digits === undefined ? null : Number(digits);
}
