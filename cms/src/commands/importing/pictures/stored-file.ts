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
import { NotFetched } from '../fetch-bounded.ts';
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
async function kindOf({ data }: PictureFile): Promise<string> {
  if (!(await isPicture(data)))
    throw new NotFetched('it is no AVIF, WebP, JPEG, PNG or SVG picture: save it as one of these');
  if (await isDrawing(data)) return DRAWING;
  return (await fileTypeFromBuffer(data))?.mime ?? DRAWING;
}

function cleaned(data: Buffer): Buffer {
  if (data.length > MOST_DRAWING_BYTES) throw new NotFetched('this SVG has more than 4 MB');
  const text = expandEntities(decodeDrawing(data));
  if (text === null) throw new NotFetched('this SVG defines entities of its own');
  const clean = cleanSvg(text);
  if (clean === null) throw new NotFetched('this SVG is nested too deeply, or has too much in it that is no drawing');
  return Buffer.from(clean);
}

/** Stores a file under its own name unless another one has it, then under a name made of its content. */
async function keep(name: string, data: Buffer): Promise<string> {
  const isPlain = /^\w[\w.-]*$/.test(name);
  const there = isPlain ? await files.read(uploadKey(name)) : null;
  if (there?.equals(data)) return name;
  const free = isPlain && there === null ? name : contentName(name, data);
  await files.write(uploadKey(free), data);
  return free;
}

/** Runs work on a picture; turns UnusablePicture into NotFetched. */
async function usable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusablePicture) throw new NotFetched(error.message);
    throw error;
  }
}

/**
 * Stores a file in the uploads, if editors could upload it too.
 * @throws NotFetched
 */
export async function storeFile(file: PictureFile): Promise<StoredFile> {
  const mimeType = await kindOf(file);
  const data = mimeType === DRAWING ? cleaned(file.data) : await usable(makePublishable(file.data));
  const { width, height } = await sharp(data)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  const filename = await keep(withExtension(file.name, mimeType), data);
  return { filename, mimeType, filesize: data.length, width, height };
}

/**
 * Converts a GIF, which editors can't upload, to WebP; returns any other file unchanged.
 * @throws NotFetched
 */
export async function withoutGif(file: PictureFile): Promise<PictureFile> {
  if ((await fileTypeFromBuffer(file.data))?.mime !== 'image/gif') return file;
  return { name: withExtension(file.name, WEBP), data: await usable(convertGif(file.data)) };
}

/**
 * Returns the first frame of an animated WebP; null for any other file.
 * @throws NotFetched
 */
export async function stillOf(file: PictureFile): Promise<PictureFile | null> {
  if ((await kindOf(file)) !== WEBP) return null;
  const frame = await usable(makePublishable(file.data).then(firstFrame));
  return frame && { ...file, data: frame };
}

/** Whether Payload has to make sizes of a picture: vector drawings have none. */
export async function needsSizes(file: PictureFile): Promise<boolean> {
  return (await kindOf(file)) !== DRAWING;
}

/** Returns a digest of a file's content. */
export function contentOf({ data }: PictureFile): string {
  return createHash('sha256').update(data).digest('base64url');
}
