import { type FileStore, keyIn } from '#cms/storage/files/file-store.ts';

/** Yields the keys of all files in a place, without following links. */
export async function* keysBelow(place: FileStore, folder = ''): AsyncGenerator<string, void> {
  for await (const { name } of place.list(folder)) yield keyIn(folder, name);
  for await (const name of place.folders(folder)) yield* keysBelow(place, keyIn(folder, name));
}
