import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { StartError } from '#cms/base/start-error.ts';
import type { FileStore, ListedFile } from '#cms/storage/files/file-store.ts';

/** Adds the HTTP status, which is all that object stores give for some refusals. */
function formatReason(error: unknown): string {
  const status: unknown = error instanceof Error && '$metadata' in error && Object(error.$metadata).httpStatusCode;
  return typeof status === 'number' ? `${reasonOf(error)}, status ${status}` : reasonOf(error);
}

/** Wraps a store so that failures name the operation and the place, of which a backup has several. */
export function withNamedFailures(store: FileStore): FileStore {
  const refusal = (what: string, error: unknown) =>
    new StartError(`${store.place}: ${what} (${formatReason(error)}).`, { cause: error });

  const unlisted = (folder: string) => `what is in ${folder || 'it'} can’t be listed`;

  async function tell<T>(what: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw refusal(what, error);
    }
  }

  async function* telling<T>(what: string, all: AsyncIterable<T>): AsyncGenerator<T, void> {
    try {
      yield* all;
    } catch (error) {
      throw refusal(what, error);
    }
  }

  return {
    ...store,
    read: (key) => tell(`${key} can’t be read`, store.read(key)),
    write: (key, data) => tell(`${key} can’t be written`, store.write(key, data)),
    has: (key) => tell(`${key} can’t be looked for`, store.has(key)),
    remove: (key) => tell(`${key} can’t be removed`, store.remove(key)),
    removeFolder: (folder) => tell(`${folder} can’t be removed`, store.removeFolder(folder)),
    removeUnfinished: (folder, before) =>
      tell(`what is unfinished in ${folder || 'it'} can’t be removed`, store.removeUnfinished(folder, before)),
    list: (folder): AsyncIterable<ListedFile> => telling(unlisted(folder), store.list(folder)),
    folders: (folder) => telling(unlisted(folder), store.folders(folder)),
  };
}
