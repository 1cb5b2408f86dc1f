import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import type { Media } from '#cms/base/payload-types.ts';
import { idOf, type Reference, readText, type Stored, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';

/** A picture on the wire: the URL that every browser can show, and the set of its sizes. */
export type WireImage = { readonly image: string; readonly image_set: ImageSet | null };

/** Returns the public URL of an uploaded file (§3, the uploads folder). */
function uploadUrl(filename: string): string {
  return `/uploads/${encodeURIComponent(filename)}`;
}

function sourcesOf(picture: Stored<Media> | undefined): readonly ImageSource[] {
  const found = new Map<string, ImageSource>();
  for (const { filename, mimeType, width } of Object.values(picture?.sizes ?? {})) {
    const type = readText(mimeType);
    // A picture that is narrower than two sizes has the same width in both.
    if (filename && width) found.set(`${type} ${width}`, { url: uploadUrl(readText(filename)), type, width });
  }
  return [...found.values()].sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width);
}

type Looking = Pick<WireContext, 'media' | 'language'>;

function findPicture(value: Reference, { media }: Looking): Stored<Media> | undefined {
  const picture = media.get(idOf(value));
  return readText(picture?.filename) === '' ? undefined : picture;
}

/** Returns the variant of a picture for the language; the picture itself if there is none. */
function variantIn(picture: Stored<Media> | undefined, looking: Looking): Stored<Media> | undefined {
  return (looking.language === 'de' ? findPicture(picture?.german, looking) : undefined) ?? picture;
}

/**
 * Maps an upload field's picture in the context's language; empty for a deleted one. A German variant inherits the
 * alternative text and the crops that it doesn't have.
 */
export function imageOf(value: Reference, looking: Looking): WireImage {
  const { language } = looking;
  const original = findPicture(value, looking);
  const picture = variantIn(original, looking);
  if (!original || !picture) return { image: '', image_set: null };
  const other = (kind: 'tall' | 'wide' | 'moving') =>
    variantIn(looking.media.get(idOf(picture[kind] ?? original[kind])), looking);
  // The original file: the sizes of an animation are still pictures.
  const moving = readText(other('moving')?.filename);
  return {
    image: uploadUrl(readText(picture.sizes?.webp_960?.filename) || readText(picture.filename)),
    image_set: {
      width: picture.width ?? 0,
      height: picture.height ?? 0,
      alt: textIn(language, picture.alt) || textIn(language, original.alt),
      focal_x: picture.focalX ?? 50,
      focal_y: picture.focalY ?? 50,
      sources: sourcesOf(picture),
      tall: sourcesOf(other('tall')),
      wide: sourcesOf(other('wide')),
      moving: moving === '' ? '' : uploadUrl(moving),
    },
  };
}
