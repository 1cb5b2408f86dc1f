import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Media } from '../payload-types.ts';
import type { WireContext } from './context.ts';
import { idOf, plain, type Reference, type Stored, textIn } from './stored.ts';

/** A picture on the wire: the address that every browser can show, and the set of its sizes. */
export type WireImage = { readonly image: string; readonly image_set: ImageSet | null };

/** The public address of an uploaded file (§3, the uploads folder). */
function uploadUrl(filename: string): string {
  return `/uploads/${encodeURIComponent(filename)}`;
}

function sourcesOf(picture: Stored<Media> | undefined): readonly ImageSource[] {
  const found = new Map<string, ImageSource>();
  for (const { filename, mimeType, width } of Object.values(picture?.sizes ?? {})) {
    const type = plain(mimeType);
    // A picture that is narrower than two sizes has the same width in both.
    if (filename && width) found.set(`${type} ${width}`, { url: uploadUrl(plain(filename)), type, width });
  }
  return [...found.values()].sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width);
}

/** The picture that an upload field refers to; a picture that is gone leaves nothing behind. */
export function imageOf(value: Reference, { media, language }: Pick<WireContext, 'media' | 'language'>): WireImage {
  const picture = media.get(idOf(value));
  const filename = plain(picture?.filename);
  if (!picture || filename === '') return { image: '', image_set: null };
  return {
    image: uploadUrl(plain(picture.sizes?.webp_960?.filename) || filename),
    image_set: {
      width: picture.width ?? 0,
      height: picture.height ?? 0,
      alt: textIn(language, picture.alt),
      focal_x: picture.focalX ?? 50,
      focal_y: picture.focalY ?? 50,
      sources: sourcesOf(picture),
      tall: sourcesOf(media.get(idOf(picture.tall))),
      wide: sourcesOf(media.get(idOf(picture.wide))),
    },
  };
}
