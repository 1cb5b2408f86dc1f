import { type FileStore, joinKey } from '#cms/storage/files/file-store.ts';

/** Yields the keys of all files in a place, without following links. */
export async function* keysBelow(place: FileStore, folder = ''): AsyncGenerator<string, void> {
  for await (const { name } of place.list(folder)) yield joinKey(folder, name);
  for await (const name of place.folders(folder)) yield* keysBelow(place, joinKey(folder, name));
}
