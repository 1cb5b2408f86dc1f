import type { Payload } from 'payload';
import type { Media } from '#cms/base/payload-types.ts';
import { files } from '#cms/storage/files/files.ts';
import { dropEarlierFile, uploadKey } from './earlier-files.ts';
import { originalKey } from './originals.ts';
import { preparePicture, UnusablePicture } from './prepare-picture.ts';

const BATCH = 50;

/** A file as it is uploaded today; null where it is so already, or isn't there. */
async function cleaned(key: string): Promise<Buffer | null> {
  const data = await files.read(key);
  const clean = data && (await preparePicture(data));
  return clean === data ? null : clean;
}

/** Puts a clean file in the place of a picture's own, under a new name and with new sizes; what it was is served no more. */
async function replaceFile(payload: Payload, picture: Media, data: Buffer): Promise<void> {
  const { id, filename, mimeType, original, crop, focalX, focalY } = picture;
  const write = { collection: 'media', id, depth: 0, overrideAccess: true, trash: true } as const;
  const name = original || filename || '';
  await payload.update({ ...write, data: {}, file: { data, name, mimetype: mimeType ?? '', size: data.length } });
  // Another file would be a new picture, which was never cropped.
  await payload.update({
    ...write,
    data: { original: original ?? null, crop: crop ?? null, focalX: focalX ?? 50, focalY: focalY ?? 50 },
  });
  if (filename) await dropEarlierFile(filename);
}

/** Whether a picture's files told something, and tell it no more. */
async function cleanPicture(payload: Payload, picture: Media): Promise<boolean> {
  const original = picture.original ? await cleaned(originalKey(picture.original)) : null;
  if (original && picture.original) await files.write(originalKey(picture.original), original);
  const own = picture.filename ? await cleaned(uploadKey(picture.filename)) : null;
  if (own) await replaceFile(payload, picture, own);
  return Boolean(own ?? original);
}

/** How many pictures were cleaned, and the names of those that can't be read. */
export type CleanedPictures = { readonly count: number; readonly unreadable: readonly string[] };

/** Makes pictures that were uploaded by an earlier version what they would be today: upright, and telling nothing of where they were taken. */
export async function cleanEarlierPictures(payload: Payload): Promise<CleanedPictures> {
  const unreadable: string[] = [];
  let count = 0;
  for (let after = 0, isMore = true; isMore; ) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { and: [{ id: { greater_than: after } }, { mimeType: { not_equals: 'image/svg+xml' } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      trash: true,
      overrideAccess: true,
    });
    for (const picture of docs) {
      try {
        if (await cleanPicture(payload, picture)) count += 1;
      } catch (error) {
        if (!(error instanceof UnusablePicture)) throw error;
        unreadable.push(picture.filename ?? `#${picture.id}`);
      }
    }
    after = docs.at(-1)?.id ?? after;
    isMore = docs.length === BATCH;
  }
  return { count, unreadable };
}
