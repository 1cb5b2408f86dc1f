import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { cleanSvg } from '#cms/content/media/clean-svg.ts';
import { contentName } from '#cms/content/media/content-name.ts';
import { decodeDrawing, expandEntities, MOST_DRAWING_BYTES } from '#cms/content/media/drawing-text.ts';
import { uploadKey } from '#cms/content/media/picture-files.ts';
import { isDrawing, isPicture, withExtension } from '#cms/content/media/picture-types.ts';
import { convertGif, firstFrame, makePublishable, UnusablePicture } from '#cms/content/media/prepare-picture.ts';
import { files } from '#cms/storage/files/files.ts';
import { FetchError } from '../bounded-fetch.ts';
import type { PictureFile } from './picture-files.ts';

/** A file of the uploads folder, with its document's fields. */
export type StoredFile = {
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number;
  readonly width: number | null;
  readonly height: number | null;
};

const DRAWING = 'image/svg+xml';
const WEBP = 'image/webp';

/** Returns a picture's type by its content; throws for types that editors can't upload either. */
async function detectKind({ data }: PictureFile): Promise<string> {
  if (!(await isPicture(data)))
    throw new FetchError('it is no AVIF, WebP, JPEG, PNG or SVG picture: save it as one of these');
  if (await isDrawing(data)) return DRAWING;
  return (await fileTypeFromBuffer(data))?.mime ?? DRAWING;
}

function cleanFile(data: Buffer): Buffer {
  if (data.length > MOST_DRAWING_BYTES) throw new FetchError('this SVG has more than 4 MB');
  const text = expandEntities(decodeDrawing(data));
  if (text === null) throw new FetchError('this SVG defines entities of its own');
  const clean = cleanSvg(text);
  if (clean === null) throw new FetchError('this SVG is nested too deeply, or has too much in it that is no drawing');
  return Buffer.from(clean);
}

/** Stores a file under its own name unless another one has it, then under a name made of its content. */
async function storeUnderName(name: string, data: Buffer): Promise<string> {
  const isPlain = /^\w[\w.-]*$/.test(name);
  const there = isPlain ? await files.read(uploadKey(name)) : null;
  if (there?.equals(data)) return name;
  const free = isPlain && there === null ? name : contentName(name, data);
  await files.write(uploadKey(free), data);
  return free;
}

/** Runs work on a picture; turns UnusablePicture into FetchError. */
async function runOnPicture<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusablePicture) throw new FetchError(error.message);
    throw error;
  }
}

/**
 * Stores a file in the uploads, if editors could upload it too.
 * @throws FetchError
 */
export async function storeFile(file: PictureFile): Promise<StoredFile> {
  const mimeType = await detectKind(file);
  const data = mimeType === DRAWING ? cleanFile(file.data) : await runOnPicture(makePublishable(file.data));
  const { width, height } = await sharp(data)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  const filename = await storeUnderName(withExtension(file.name, mimeType), data);
  return { filename, mimeType, filesize: data.length, width, height };
}

/**
 * Converts a GIF, which editors can't upload, to WebP; returns any other file unchanged.
 * @throws FetchError
 */
export async function convertGifFile(file: PictureFile): Promise<PictureFile> {
  if ((await fileTypeFromBuffer(file.data))?.mime !== 'image/gif') return file;
  return { name: withExtension(file.name, WEBP), data: await runOnPicture(convertGif(file.data)) };
}

/**
 * Returns the first frame of an animated WebP; null for any other file.
 * @throws FetchError
 */
export async function extractFirstFrame(file: PictureFile): Promise<PictureFile | null> {
  if ((await detectKind(file)) !== WEBP) return null;
  const frame = await runOnPicture(makePublishable(file.data).then(firstFrame));
  return frame && { ...file, data: frame };
}

/** Whether Payload has to make sizes of a picture: vector drawings have none. */
export async function needsSizes(file: PictureFile): Promise<boolean> {
  return (await detectKind(file)) !== DRAWING;
}

/** Returns a digest of a file's content. */
export function digestContent({ data }: PictureFile): string {
  return createHash('sha256').update(data).digest('base64url');
}
