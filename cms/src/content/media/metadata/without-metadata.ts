import type { FormatEnum } from 'sharp';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

type Strip = (data: Buffer) => readonly Buffer[] | null;
const STRIPPERS: Partial<Readonly<Record<keyof FormatEnum, Strip>>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * Removes a picture's metadata without re-encoding its pixels: where and by whom it was taken, texts, thumbnails, data
 * that other programs added. Returns the same buffer if there is none; null for formats that take decoding, such as
 * AVIF.
 */
export function removeMetadata(data: Buffer, format: keyof FormatEnum): Buffer | null {
  const parts = STRIPPERS[format]?.(data);
  if (!parts) return null;
  const stripped = Buffer.concat(parts);
  return stripped.equals(data) ? data : stripped;
}
