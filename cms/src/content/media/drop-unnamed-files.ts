import type { Payload, Where } from 'payload';
import { dropEarlier } from './earlier-files.ts';
import { dropStrayOriginals } from './originals.ts';
import { IMAGE_SIZES } from './sizes.ts';

const FILE_FIELDS = ['filename', ...IMAGE_SIZES.map(({ name }) => `sizes.${name}.filename`)];

async function isFound(payload: Payload, where: Where): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media', where, overrideAccess: true, trash: true });
  return totalDocs > 0;
}

/** Deletes files that no picture refers to any more: earlier files, and originals. Returns how many. */
export async function dropUnnamedFiles(payload: Payload, now: Date): Promise<number> {
  const isNamed = (name: string) =>
    isFound(payload, { or: FILE_FIELDS.map((field) => ({ [field]: { equals: name } })) });
  const isOriginal = (name: string) => isFound(payload, { original: { equals: name } });
  return (await dropEarlier(isNamed, now)) + (await dropStrayOriginals(isOriginal, now));
}
