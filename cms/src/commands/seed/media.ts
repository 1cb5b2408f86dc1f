import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { uploadKey } from '#cms/content/media/picture-files.ts';
import { files } from '#cms/storage/files/files.ts';
import { type ImageFile, imageFiles } from '../../../../content/image-files.ts';
import { findFocus } from '../../../../content/image-focus.ts';
import { findGermanImage, imageCuts } from '../../../../content/image-variants.ts';
import { type ImageName, images } from '../../../../content/images.ts';
import type { Insert, New } from './insert.ts';
import { CONTENT_DIR } from './sample-content.ts';

/** Returns a picture's document id, by its name in the library. */
export type MediaIds = (name: ImageName) => number;

/** Files that are copied at the same time. */
const AT_A_TIME = 16;

const MIME_TYPES = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' } as const;

type StoredFile = {
  readonly filename: string;
  readonly mimeType: string;
  readonly filesize: number;
  readonly width: number;
  readonly height: number;
};

async function storeImage({ file, format, width, height }: ImageFile): Promise<StoredFile> {
  const source = join(CONTENT_DIR, 'images', file);
  await files.copyIn(source, uploadKey(file));
  return { filename: file, mimeType: MIME_TYPES[format], filesize: (await stat(source)).size, width, height };
}

/** Whether a value names a picture of the library. */
export function isImageName(value: unknown): value is ImageName {
  return typeof value === 'string' && Object.hasOwn(images, value);
}

/** Returns Payload's name of a size; see `media/sizes.ts`. */
function getSizeName({ mimeType, width }: StoredFile): string {
  return mimeType === MIME_TYPES.avif ? `avif_${width}` : 'webp_960';
}

/**
 * Copies the picture library to the uploads and creates its documents. The files already have Payload's sizes, and
 * aren't encoded again, which would take minutes and cost quality.
 */
export async function seedMedia(insert: Insert): Promise<MediaIds> {
  const names = Object.keys(images).filter(isImageName);
  const queue = new PQueue({ concurrency: AT_A_TIME });
  const stored = await Promise.all(
    names.map(async (name) => ({
      name,
      files: await Promise.all(imageFiles(name, images[name]).map((file) => queue.add(() => storeImage(file)))),
    })),
  );
  const ids = new Map<ImageName, number>();
  const idOf: MediaIds = (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The picture "${name}" is not in the library, or not yet.`);
    return id;
  };
  const other = (name: ImageName | undefined) => (name === undefined ? null : idOf(name));
  // Referenced ones first: a picture refers to its crops and its moving version, each of these to its German one.
  const rank = (name: ImageName) => (name in imageCuts ? 2 : Number(findGermanImage(name) !== undefined));
  const inOrder = stored.toSorted((a, b) => rank(a.name) - rank(b.name));
  for (const { name, files } of inOrder) {
    const { tall, wide, moving } = imageCuts[name] ?? {};
    const german = findGermanImage(name);
    const others = { tall: other(tall), wide: other(wide), moving: other(moving), german: other(german) };
    ids.set(name, await insert('media', { ...makeMediaDocument(name, files), ...others }));
  }
  return idOf;
}

function makeMediaDocument(name: ImageName, files: readonly StoredFile[]): New<'media'> {
  const isRaster = images[name].type === 'raster';
  const focus = findFocus(name);
  // The widest is the source of other sizes, when an editor moves the focal point.
  const widest = files.reduce((a, b) => (b.width > a.width ? b : a));
  return {
    ...widest,
    alt: images[name].alt,
    decorative: Object.values(images[name].alt).every((alt) => alt === ''),
    focalX: focus.x,
    focalY: focus.y,
    ...(isRaster && { sizes: Object.fromEntries(files.map((file) => [getSizeName(file), file])) }),
  };
}
