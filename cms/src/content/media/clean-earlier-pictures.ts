import type { Payload } from 'payload';
import type { Media } from '#cms/base/payload-types.ts';
import { files } from '#cms/storage/files/files.ts';
import { dropEarlierFile, originalKey, uploadKey } from './picture-files.ts';
import { preparePicture, UnusablePicture } from './prepare-picture.ts';

const BATCH = 50;

/** Returns a file as an upload would store it today; null if it is so already, or doesn't exist. */
async function cleanFile(key: string): Promise<Buffer | null> {
  const data = await files.read(key);
  const clean = data && (await preparePicture(data));
  return clean === data ? null : clean;
}

/** Replaces a picture's file by a clean one with a new name and new sizes; the old file is no longer served. */
async function replaceFile(payload: Payload, picture: Media, data: Buffer): Promise<void> {
  const { id, filename, mimeType, original, crop, focalX, focalY } = picture;
  const write = { collection: 'media', id, depth: 0, overrideAccess: true, trash: true } as const;
  const name = original || filename || '';
  await payload.update({ ...write, data: {}, file: { data, name, mimetype: mimeType ?? '', size: data.length } });
  // Payload's update treats the file as a new picture that was never cropped.
  await payload.update({
    ...write,
    data: { original: original ?? null, crop: crop ?? null, focalX: focalX ?? 50, focalY: focalY ?? 50 },
  });
  if (filename) await dropEarlierFile(filename);
}

/** Removes metadata from a picture's files. Returns whether there was any. */
async function cleanPicture(payload: Payload, picture: Media): Promise<boolean> {
  const original = picture.original ? await cleanFile(originalKey(picture.original)) : null;
  if (original && picture.original) await files.write(originalKey(picture.original), original);
  const own = picture.filename ? await cleanFile(uploadKey(picture.filename)) : null;
  if (own) await replaceFile(payload, picture, own);
  return Boolean(own ?? original);
}

/** The number of cleaned pictures, and the names of unreadable ones. */
export type CleanedPictures = { readonly count: number; readonly unreadable: readonly string[] };

/** Brings pictures uploaded by an earlier version to today's state: upright, and without location data. */
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
