/** A file that is kept, opened for reading. */
export type OpenFile = {
  /** In bytes. */
  readonly size: number;
  /** Another one as soon as the file is another, in quotes, as an `ETag` header has it. */
  readonly tag: string;
  /** Its bytes. Whoever doesn't read it has to cancel it. */
  readonly body: ReadableStream<Uint8Array>;
};

/** A file that is kept, as a list has it. */
export type ListedFile = {
  /** Without its folder. */
  readonly name: string;
  readonly writtenAt: Date;
};

/**
 * Where the files of documents are kept: the data folder, or an object store. A file goes by a key, its folder and its name:
 * `uploads/shop-front-1a2b3c4d.avif`. All fail when they can't be read or written; that there is no such file is an answer.
 */
export type FileStore = {
  /** What messages call it. */
  readonly place: string;
  read(key: string): Promise<Buffer | null>;
  open(key: string): Promise<OpenFile | null>;
  /** Writes a file, in place of one that has the key; resolves when the disk or the object store itself has it. */
  write(key: string, data: Uint8Array): Promise<void>;
  /** Takes a file of this machine in, in place of one that has the key; it is there for others, though not at once on a disk. */
  copyIn(path: string, key: string): Promise<void>;
  /** Copies a file, in place of one that has the other key; false when there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The files of a folder, however many, without those of folders in it. `''` is all that has no folder. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** The names of the folders in a folder. */
  folders(folder: string): AsyncIterable<string>;
  /** Takes a folder away that has nothing in it any more; one that has something stays. */
  removeFolder(folder: string): Promise<void>;
  /** Deletes what writes that were killed left in a folder before a moment; what is newer may be a write that goes on. */
  removeUnfinished(folder: string, before: Date): Promise<void>;
};

/** The key of what has a name in a folder. */
export function keyIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Tells whether a folder has no file. */
export async function isEmpty(files: FileStore, folder: string): Promise<boolean> {
  for await (const _file of files.list(folder)) return false;
  return true;
}

/** Reads a file to its end. */
export async function readAll({ body }: OpenFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}
