import type { LocalText } from '@kontorwerk/contract/languages';
import sharp, { type Metadata } from 'sharp';
import { encodeAs, MOST_PIXELS_OF_ALL } from './cut-picture.ts';
import { removeMetadata } from './metadata/without-metadata.ts';
import { AVIF_WIDTHS } from './sizes.ts';

/** The maximum number of pixels of one frame, checked in the header: a file of a few kB can have any number. */
const MOST_PIXELS = 50_000_000;
/** The maximum length of a side of a size, in pixels, as WebP limits it. */
const LONGEST_SIDE = 16_383;

/** Thrown with a message for editors when a picture can't be used. */
export class UnusablePicture extends Error {
  readonly words: LocalText;

  constructor(words: LocalText) {
    super(words.en);
    this.words = words;
  }
}

const DAMAGED: LocalText = {
  en: 'This picture is damaged, or was cut off on its way. Please open it in a picture program, save it again, and upload that file.',
  de: 'Dieses Bild ist beschädigt oder unvollständig angekommen. Bitte öffnen Sie es in einem Bildprogramm, speichern Sie es neu, und laden Sie diese Datei hoch.',
};

function describeTooLarge({ width, height, pages = 1 }: Metadata): LocalText {
  const frames = { en: pages > 1 ? ` in ${pages} frames` : '', de: pages > 1 ? ` in ${pages} Einzelbildern` : '' };
  return {
    en: `This picture has ${width} × ${height} pixels${frames.en}, more than can be worked with. Please scale it down, to a width of 4000 pixels for example, and upload it again.`,
    de: `Dieses Bild hat ${width} × ${height} Pixel${frames.de}, mehr als verarbeitet werden können. Bitte verkleinern Sie es, zum Beispiel auf 4000 Pixel Breite, und laden Sie es noch einmal hoch.`,
  };
}

function describeTooLong({ width, height }: Metadata): LocalText {
  return {
    en: `This picture is too long for its width (${width} × ${height} pixels). Please cut it into several pictures.`,
    de: `Dieses Bild ist zu lang für seine Breite (${width} × ${height} Pixel). Bitte teilen Sie es in mehrere Bilder.`,
  };
}

/** Reads the metadata of a picture; throws if there is none. */
async function readMetadata(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnusablePicture(DAMAGED);
  }
}

/** Whether a profile is that of a single display and contains its serial number, as in a Mac's screenshots. */
function isOfDisplay(profile: Buffer): boolean {
  return profile.includes('mmod');
}

/**
 * Whether a file has to be re-encoded before publication: it relies on EXIF orientation, has colours or a depth that
 * browsers don't show, or a profile that identifies its owner.
 */
function isUnfit({ icc, orientation = 1, space, depth, format, pages = 1 }: Metadata): boolean {
  // Animations are never rotated, nor are they by browsers.
  const isTurned = orientation > 1 && pages === 1;
  const isDeep = depth !== 'uchar' && format !== 'heif';
  const hasOtherColours = !['srgb', 'b-w', 'grey16', 'rgb16'].includes(space ?? '');
  return isTurned || isDeep || hasOtherColours || (icc !== undefined && isOfDisplay(icc));
}

/** Whether a file has metadata about where, by which device and by whom it was taken. */
function hasPrivateMetadata({ exif, xmp, iptc }: Metadata): boolean {
  return exif !== undefined || xmp !== undefined || iptc !== undefined;
}

/** Re-encodes a picture upright, in colours that browsers show, without metadata; throws if it is truncated. */
async function reencode(data: Buffer, metadata: Metadata): Promise<Buffer> {
  const { icc, pages = 1 } = metadata;
  const isMoving = pages > 1;
  const picture = sharp(data, { animated: isMoving, failOn: 'truncated', limitInputPixels: MOST_PIXELS_OF_ALL });
  const upright = isMoving ? picture : picture.autoOrient();
  try {
    return await encodeAs(upright, { ...metadata, icc: icc && !isOfDisplay(icc) ? icc : undefined }).toBuffer();
  } catch {
    throw new UnusablePicture(DAMAGED);
  }
}

/** Removes a picture's metadata without re-encoding it; null if that isn't possible. */
async function stripMetadata(data: Buffer, metadata: Metadata): Promise<Buffer | null> {
  const bare = removeMetadata(data, metadata.format);
  if (bare === null || bare === data) return hasPrivateMetadata(metadata) ? null : data;
  return hasPrivateMetadata(await readMetadata(bare)) ? null : bare;
}

/** Whether a picture can be decoded completely, also by Payload. */
async function isWhole(data: Buffer, { pages = 1 }: Metadata): Promise<boolean> {
  try {
    await sharp(data, { animated: pages > 1, limitInputPixels: MOST_PIXELS_OF_ALL })
      .resize({ width: 16, fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Throws if a picture is too large to be processed. */
function checkBounds(metadata: Metadata): void {
  const { width, height, pages = 1, autoOrient } = metadata;
  if (width * height > MOST_PIXELS || width * height * pages > MOST_PIXELS_OF_ALL)
    throw new UnusablePicture(describeTooLarge(metadata));
  const widest = Math.min(autoOrient.width, Math.max(...AVIF_WIDTHS));
  if ((autoOrient.height * widest) / autoOrient.width > LONGEST_SIDE)
    throw new UnusablePicture(describeTooLong(metadata));
}

type Fit = { readonly data: Buffer; readonly isReencoded: boolean };

/** @throws UnusablePicture */
async function fitPicture(data: Buffer): Promise<Fit> {
  const metadata = await readMetadata(data);
  checkBounds(metadata);
  const bare = isUnfit(metadata) ? null : await stripMetadata(data, metadata);
  return { data: bare ?? (await reencode(data, metadata)), isReencoded: bare === null };
}

/**
 * Makes a photograph fit for publication, without re-encoding if possible. It doesn't check that the file is complete,
 * which takes longer.
 * @throws UnusablePicture
 */
export async function makePublishable(data: Buffer): Promise<Buffer> {
  return (await fitPicture(data)).data;
}

/**
 * Makes a photograph fit for publication and for resizing.
 * @throws UnusablePicture
 */
export async function preparePicture(uploaded: Buffer): Promise<Buffer> {
  const { data, isReencoded } = await fitPicture(uploaded);
  if (isReencoded) return data;
  const metadata = await readMetadata(data);
  return (await isWhole(data, metadata)) ? data : reencode(data, metadata);
}

/** The timeout for converting a GIF to WebP, in seconds. */
const GIF_SECONDS = 120;

/**
 * Converts a GIF to a lossless WebP, keeping any animation.
 * @throws UnusablePicture
 */
export async function convertGif(data: Buffer): Promise<Buffer> {
  const metadata = await readMetadata(data);
  checkBounds(metadata);
  try {
    return await sharp(data, { animated: true, failOn: 'truncated', limitInputPixels: MOST_PIXELS_OF_ALL })
      .webp({ lossless: true })
      .timeout({ seconds: GIF_SECONDS })
      .toBuffer();
  } catch {
    throw new UnusablePicture(DAMAGED);
  }
}

/**
 * Returns the first frame of an animation, lossless; null for a still picture.
 * @throws UnusablePicture
 */
export async function firstFrame(data: Buffer): Promise<Buffer | null> {
  const { pages = 1 } = await readMetadata(data);
  if (pages === 1) return null;
  try {
    return await sharp(data, { pages: 1, limitInputPixels: MOST_PIXELS_OF_ALL }).webp({ lossless: true }).toBuffer();
  } catch {
    throw new UnusablePicture(DAMAGED);
  }
}
