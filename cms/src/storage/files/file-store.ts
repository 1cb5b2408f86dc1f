/** A stored file, opened for reading. */
export type OpenFile = {
  /** In bytes. */
  readonly size: number;
  /** Changes whenever the file does; quoted, as in an `ETag` header. */
  readonly tag: string;
  /** The content. It has to be read to the end or cancelled. */
  readonly body: ReadableStream<Uint8Array>;
};

/** A stored file in a listing. */
export type ListedFile = {
  /** Without the folder. */
  readonly name: string;
  readonly writtenAt: Date;
};

/**
 * A store for the files of documents: the data folder, or an object store. A file's key is its folder and name:
 * `uploads/shop-front-1a2b3c4d.avif`. All methods reject on I/O errors; a missing file is a regular result.
 */
export type FileStore = {
  /** The name of the store in messages. */
  readonly place: string;
  read(key: string): Promise<Buffer | null>;
  open(key: string): Promise<OpenFile | null>;
  /** Writes a file, replacing any with that key; resolves once the disk or the object store has it. */
  write(key: string, data: Uint8Array): Promise<void>;
  /**
   * Copies a local file in, replacing any with that key; visible to others when done, though not yet flushed to the
   * disk.
   */
  copyIn(path: string, key: string): Promise<void>;
  /** Copies a file, replacing any with the other key; false if there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Lists all files of a folder, without those of its subfolders. `''` is the root. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Lists the names of a folder's subfolders. */
  folders(folder: string): AsyncIterable<string>;
  /** Removes a folder if it is empty. */
  removeFolder(folder: string): Promise<void>;
  /** Deletes files that killed writes left in a folder before a moment; newer ones may belong to a running write. */
  removeUnfinished(folder: string, before: Date): Promise<void>;
};

/** Returns the key of a name in a folder. */
export function joinKey(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Whether a folder has no files. */
export async function isFolderEmpty(files: FileStore, folder: string): Promise<boolean> {
  for await (const _file of files.list(folder)) return false;
  return true;
}

/** Reads a file to its end. */
export async function readAll({ body }: OpenFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Returns a view of a store that contains only the keys below a path. */
export function viewBelow(store: FileStore, path: string): FileStore {
  if (path === '') return store;
  const within = (key: string) => (key === '' ? path : joinKey(path, key));
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
