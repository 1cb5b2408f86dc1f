import { settings } from '#cms/base/settings.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** Where this CMS keeps the files of its documents. What speaks to object stores is loaded where there is one. */
export const files: FileStore = settings.bucket
  ? (await import('./object-store.ts')).objectStore(settings.bucket)
  : folderStore(settings.dataDir);
