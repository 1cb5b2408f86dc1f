import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, viewBelow } from '#cms/storage/files/file-store.ts';
import { folderStore } from '#cms/storage/files/folder-store.ts';
import { withNamedFailures } from './named-failures.ts';

/** The place of a backup. */
export type BackupPlace = {
  readonly place: FileStore;
  /** Yields the places beside it. */
  readonly beside: () => AsyncIterable<FileStore>;
};

/**
 * Returns a place with its neighbours.
 *
 * @param around the place's parent; `at` opens a place in it by its name
 */
function makePlace(around: FileStore, name: string, at: (name: string) => FileStore): BackupPlace {
  return {
    place: withNamedFailures(at(name)),
    async *beside() {
      for await (const other of withNamedFailures(around).folders(''))
        if (other !== name) yield withNamedFailures(at(other));
    },
  };
}

/**
 * Returns the place of a backup: a folder, by an absolute path, or `s3://bucket/path` at the configured object store.
 * @throws a StartError
 */
export async function openBackupPlace(named: string, { bucket }: Pick<Settings, 'bucket'>): Promise<BackupPlace> {
  if (isAbsolute(named)) {
    const folder = dirname(named);
    return makePlace(folderStore(folder), basename(named), (name) => folderStore(join(folder, name)));
  }
  const [, inBucket, path = '', name] =
    /^s3:\/\/([\w.-]{3,255})\/((?:[\w-][\w.-]*\/)*)([\w-][\w.-]*)\/?$/.exec(named) ?? [];
  if (!inBucket || !name)
    throw new StartError(`“${named}” is no place for a backup: name a folder, or s3://bucket/path.`);
  if (!bucket)
    throw new StartError('Which object store s3:// is of is said by S3_BUCKET and its neighbours: set them.');
  const { checkBucket, objectStore } = await import('#cms/storage/files/object-store.ts');
  await checkBucket({ ...bucket, name: inBucket });
  const store = objectStore({ ...bucket, name: inBucket });
  return makePlace(viewBelow(store, path.slice(0, -1)), name, (each) => viewBelow(store, path + each));
}

/** Resolves the links in a path, whose end may not exist yet. */
function resolveLinks(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? realpathSync(path) : join(resolveLinks(parent), basename(path));
}

/** Refuses a folder in the data folder, with whose disk the backup would be lost. @throws a StartError */
export function refuseDataFolder(named: string, { dataDir }: Pick<Settings, 'dataDir'>): void {
  if (!isAbsolute(named)) return;
  const [way = ''] = relative(resolveLinks(dataDir), resolveLinks(named)).split('/');
  if (way !== '..')
    throw new StartError(
      `${named} is in DATA_DIR=${dataDir}, and would be lost with it: name a folder on another disk, or s3://bucket/path.`,
    );
}
