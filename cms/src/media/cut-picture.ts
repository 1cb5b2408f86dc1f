import sharp, { type FormatEnum, type Sharp } from 'sharp';
import type { Crop } from './crop.ts';

/** Pixels of all frames of a picture together that are decoded at once. */
export const MOST_PIXELS_OF_ALL = 100_000_000;

/** Encodes what its sizes are made of, and encoded once more: nearly nothing may be lost. */
export function encodedAs(picture: Sharp, format: keyof FormatEnum): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 92 });
    case 'webp':
      return picture.webp({ quality: 92 });
    // AVIF, by the name of what it is kept in.
    case 'heif':
      return picture.avif({ quality: 80 });
    default:
      return picture.png();
  }
}

/** Cuts a part out of a picture, turned as its camera says, in the format that it has; undefined if it can't be read. */
export async function cutPicture(data: Buffer, part: Crop): Promise<Buffer | undefined> {
  try {
    const picture = sharp(data, { pages: -1, limitInputPixels: MOST_PIXELS_OF_ALL }).autoOrient();
    const { format, pageHeight, autoOrient } = await picture.metadata();
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
    return await encodedAs(picture.extract(region), format).toBuffer();
  } catch {
    return undefined;
  }
}
