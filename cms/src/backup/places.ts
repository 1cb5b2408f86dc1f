import { isAbsolute } from 'node:path';
import { below } from '../files/below.ts';
import type { FileStore } from '../files/file-store.ts';
import { folderStore } from '../files/folder-store.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { tellingStore } from './telling-store.ts';

/**
 * Where a backup lies: a folder, by an absolute path, or `s3://bucket/path` at the object store of the settings.
 * @throws a StartError
 */
export async function backupPlace(named: string, { bucket }: Pick<Settings, 'bucket'>): Promise<FileStore> {
  if (isAbsolute(named)) return tellingStore(folderStore(named));
  const [, name, path] = /^s3:\/\/([\w.-]{3,255})\/([\w./-]*\w)\/?$/.exec(named) ?? [];
  if (!name || !path) throw new StartError(`“${named}” is no place for a backup: name a folder, or s3://bucket/path.`);
  if (!bucket)
    throw new StartError('Which object store s3:// is of is said by S3_BUCKET and its neighbours: set them.');
  const { checkBucket, objectStore } = await import('../files/object-store.ts');
  await checkBucket({ ...bucket, name });
  return tellingStore(below(objectStore({ ...bucket, name }), path));
}
