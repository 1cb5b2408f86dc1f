import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { Doc } from './parts.ts';
import { group, localText, plain, reference } from './read.ts';

/** A picture on the wire: the address that every browser can show, and the set of its sizes. */
export type WireImage = { readonly url: string; readonly set: ImageSet | null };

const NO_IMAGE: WireImage = { url: '', set: null };

/** The public address of an uploaded file (§3, the uploads folder). */
export function uploadUrl(filename: string): string {
  return `/uploads/${encodeURIComponent(filename)}`;
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function sourcesOf(doc: Doc): readonly ImageSource[] {
  const found = new Map<string, ImageSource>();
  for (const size of Object.values(group(doc.sizes)).map(group)) {
    const filename = plain(size.filename);
    const type = plain(size.mimeType);
    const width = number(size.width, 0);
    // A picture that is narrower than two sizes has the same width in both.
    if (filename !== '' && width > 0) found.set(`${type} ${width}`, { url: uploadUrl(filename), type, width });
  }
  return [...found.values()].sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width);
}

function cutOf(value: unknown, media: ReadonlyMap<string, Doc>): readonly ImageSource[] {
  const cut = media.get(reference(value));
  return cut ? sourcesOf(cut) : [];
}

/** The picture that an upload field refers to; a picture that is gone leaves nothing behind. */
export function imageOf(value: unknown, media: ReadonlyMap<string, Doc>, language: Language): WireImage {
  const doc = media.get(reference(value));
  const filename = plain(doc?.filename);
  if (!doc || filename === '') return NO_IMAGE;
  const fallback = plain(group(group(doc.sizes).webp_960).filename);
  return {
    url: uploadUrl(fallback === '' ? filename : fallback),
    set: {
      width: number(doc.width, 0),
      height: number(doc.height, 0),
      alt: localText(doc.alt, language),
      focal_x: number(doc.focalX, 50),
      focal_y: number(doc.focalY, 50),
      sources: sourcesOf(doc),
      tall: cutOf(doc.tall, media),
      wide: cutOf(doc.wide, media),
    },
  };
}
