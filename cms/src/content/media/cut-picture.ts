import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Crop } from './crop.ts';

/** The maximum number of pixels of all frames that are decoded at once. */
export const MOST_PIXELS_OF_ALL = 100_000_000;

type Coded = Pick<Metadata, 'format' | 'icc' | 'space'>;

/**
 * Encodes a picture from which the sizes are made: since those are encoded once more, with hardly any loss. The colour
 * profile is kept, except for CMYK.
 */
export function encodeAs(picture: Sharp, { format, icc, space }: Coded): Sharp {
  const coloured = icc !== undefined && space === 'srgb' ? picture.keepIccProfile() : picture;
  switch (format) {
    case 'jpeg':
      return coloured.jpeg({ quality: 92 });
    case 'webp':
      return coloured.webp({ quality: 92 });
    // AVIF, by the name of its container.
    case 'heif':
      return coloured.avif({ quality: 80 });
    default:
      return coloured.png();
  }
}

/** Cuts a part out of a picture, rotated by its EXIF orientation, in the same format; undefined if it can't be read. */
export async function cutPicture(data: Buffer, part: Crop): Promise<Buffer | undefined> {
  try {
    const picture = sharp(data, { pages: -1, limitInputPixels: MOST_PIXELS_OF_ALL }).autoOrient();
    const metadata = await picture.metadata();
    const { pageHeight, autoOrient } = metadata;
    const { width } = autoOrient;
    const height = pageHeight ?? autoOrient.height;
    const left = Math.min(width - 1, Math.round((part.x / 100) * width));
    const top = Math.min(height - 1, Math.round((part.y / 100) * height));
    const region = {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round((part.width / 100) * width))),
      height: Math.max(1, Math.min(height - top, Math.round((part.height / 100) * height))),
    };
    return await encodeAs(picture.extract(region), metadata).toBuffer();
  } catch {
    return undefined;
  }
}
