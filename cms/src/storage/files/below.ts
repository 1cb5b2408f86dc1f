import { type FileStore, keyIn } from './file-store.ts';

/** Returns a view of a store that contains only the keys below a path. */
export function below(store: FileStore, path: string): FileStore {
  if (path === '') return store;
  const within = (key: string) => (key === '' ? path : keyIn(path, key));
  return {
    place: `${store.place}, ${path}`,
    read: (key) => store.read(within(key)),
    open: (key) => store.open(within(key)),
    write: (key, data) => store.write(within(key), data),
    copyIn: (from, key) => store.copyIn(from, within(key)),
    copy: (from, to) => store.copy(within(from), within(to)),
    has: (key) => store.has(within(key)),
    remove: (key) => store.remove(within(key)),
    list: (folder) => store.list(within(folder)),
    folders: (folder) => store.folders(within(folder)),
    removeUnfinished: (folder, before) => store.removeUnfinished(within(folder), before),
    removeFolder: (folder) => store.removeFolder(within(folder)),
  };
}
