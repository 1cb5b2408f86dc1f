import { settings } from '#cms/base/settings.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** The file store of this CMS. The object store's client is loaded only if one is configured. */
export const files: FileStore = settings.bucket
  ? (await import('./object-store.ts')).objectStore(settings.bucket)
  : folderStore(settings.dataDir);
