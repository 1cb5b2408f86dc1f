import type { FormatEnum } from 'sharp';
import { strippedJpeg } from './strip-jpeg.ts';
import { strippedPng } from './strip-png.ts';
import { strippedWebp } from './strip-webp.ts';

type Strip = (data: Buffer) => readonly Buffer[] | null;
const STRIPPED: Partial<Readonly<Record<keyof FormatEnum, Strip>>> = {
  jpeg: strippedJpeg,
  png: strippedPng,
  webp: strippedWebp,
};

/**
 * Removes a picture's metadata without re-encoding its pixels: where and by whom it was taken, texts, thumbnails, data
 * that other programs added. Returns the same buffer if there is none; null for formats that take decoding, such as
 * AVIF.
 */
export function withoutMetadata(data: Buffer, format: keyof FormatEnum): Buffer | null {
  const parts = STRIPPED[format]?.(data);
  if (!parts) return null;
  const stripped = Buffer.concat(parts);
  return stripped.equals(data) ? data : stripped;
}
