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
 * A picture without what its file tells besides what is seen, its pixels as they are coded: where and by whom it was
 * taken, texts, small pictures, what other programs put beside or behind it. The same one where there is nothing of that;
 * null where only decoding it would tell, as for AVIF.
 */
export function withoutMetadata(data: Buffer, format: keyof FormatEnum): Buffer | null {
  const parts = STRIPPED[format]?.(data);
  if (!parts) return null;
  const stripped = Buffer.concat(parts);
  return stripped.equals(data) ? data : stripped;
}
