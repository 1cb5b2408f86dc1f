import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { cleanSvg } from '#cms/content/media/clean-svg.ts';
import { drawingText, MOST_DRAWING_BYTES, withoutEntities } from '#cms/content/media/drawing-text.ts';
import { uploadKey } from '#cms/content/media/earlier-files.ts';
import { withEnding } from '#cms/content/media/endings.ts';
import { contentName } from '#cms/content/media/name-by-content.ts';
import { isDrawing, isPicture } from '#cms/content/media/pictures-only.ts';
import { firstFrame, publishablePicture, UnusablePicture, webpOfGif } from '#cms/content/media/prepare-picture.ts';
import { files } from '#cms/storage/files/files.ts';
import { NotFetched } from '../fetch-bounded.ts';
import type { PictureFile } from './picture-files.ts';

/** A file of the uploads folder, as its document names it. */
export type StoredFile = {
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number;
  readonly width: number | null;
  readonly height: number | null;
};

const DRAWING = 'image/svg+xml';
const WEBP = 'image/webp';

/** The kind of a picture by its content; throws where editors could not upload it either. */
async function kindOf({ data }: PictureFile): Promise<string> {
  if (!(await isPicture(data)))
    throw new NotFetched('it is no AVIF, WebP, JPEG, PNG or SVG picture: save it as one of these');
  if (await isDrawing(data)) return DRAWING;
  return (await fileTypeFromBuffer(data))?.mime ?? DRAWING;
}

function cleaned(data: Buffer): Buffer {
  if (data.length > MOST_DRAWING_BYTES) throw new NotFetched('this SVG has more than 4 MB');
  const text = withoutEntities(drawingText(data));
  if (text === null) throw new NotFetched('this SVG defines entities of its own');
  const clean = cleanSvg(text);
  if (clean === null) throw new NotFetched('this SVG is nested too deeply, or has too much in it that is no drawing');
  return Buffer.from(clean);
}

/** Keeps a file under its own name as long as no other has that, else under one that follows from its content. */
async function keep(name: string, data: Buffer): Promise<string> {
  const isPlain = /^\w[\w.-]*$/.test(name);
  const there = isPlain ? await files.read(uploadKey(name)) : null;
  if (there?.equals(data)) return name;
  const free = isPlain && there === null ? name : contentName(name, data);
  await files.write(uploadKey(free), data);
  return free;
}

/** Runs what works on a picture; why that can't use it becomes why it wasn't fetched. */
async function usable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusablePicture) throw new NotFetched(error.message);
    throw error;
  }
}

/**
 * Puts a file among the uploads, if editors could upload it too.
 * @throws NotFetched
 */
export async function storeFile(file: PictureFile): Promise<StoredFile> {
  const mimeType = await kindOf(file);
  const data = mimeType === DRAWING ? cleaned(file.data) : await usable(publishablePicture(file.data));
  const { width, height } = await sharp(data)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  const filename = await keep(withEnding(file.name, mimeType), data);
  return { filename, mimeType, filesize: data.length, width, height };
}

/**
 * Returns a GIF as a WebP, since editors can't upload one, and any other file as it is.
 * @throws NotFetched
 */
export async function withoutGif(file: PictureFile): Promise<PictureFile> {
  if ((await fileTypeFromBuffer(file.data))?.mime !== 'image/gif') return file;
  return { name: withEnding(file.name, WEBP), data: await usable(webpOfGif(file.data)) };
}

/**
 * Returns the first frame of a WebP that moves; null for any other file.
 * @throws NotFetched
 */
export async function stillOf(file: PictureFile): Promise<PictureFile | null> {
  if ((await kindOf(file)) !== WEBP) return null;
  const frame = await usable(publishablePicture(file.data).then(firstFrame));
  return frame && { ...file, data: frame };
}

/** Tells whether Payload has to make the sizes of a picture, which drawings have none of. */
export async function needsSizes(file: PictureFile): Promise<boolean> {
  return (await kindOf(file)) !== DRAWING;
}

/** What two files of the same content have in common. */
export function contentOf({ data }: PictureFile): string {
  return createHash('sha256').update(data).digest('base64url');
}
