import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import type { Upload } from './upload.ts';

const description = v.object({
  contentType: v.string(),
  etag: v.nullable(v.string()),
  cacheControl: v.string(),
  bytes: v.number(),
});

/** The share of the limit that is freed at once, so that eviction doesn't run again right away. */
const FREED = 0.1;

/** Uploaded files on disk, bounded in bytes; the least recently used are evicted first. */
export type UploadFolder = {
  has(address: string): Promise<boolean>;
  read(address: string): Promise<Upload | null>;
  write(address: string, upload: Upload): Promise<void>;
  remove(address: string): Promise<void>;
};

/** File names are hashes: no address, however odd, becomes a path. */
function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40);
}

async function sizes(
  folder: string,
): Promise<{ readonly name: string; readonly bytes: number; readonly usedAt: number }[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.bin'));
  return Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(path.join(folder, file));
      return { name: file.slice(0, -'.bin'.length), bytes: size, usedAt: mtimeMs };
    }),
  );
}

/** @param maxBytes the sum of the files' sizes */
export function createUploadFolder(folder: string, maxBytes: number): UploadFolder {
  let bytes: number | null = null;
  /** Serialises writing, removing and evicting. */
  const changes = new PQueue({ concurrency: 1 });

  const bodyFile = (name: string) => path.join(folder, `${name}.bin`);
  const descriptionFile = (name: string) => path.join(folder, `${name}.json`);

  async function put(file: string, content: Buffer | string): Promise<void> {
    try {
      await writeFile(`${file}.tmp`, content);
      await rename(`${file}.tmp`, file);
    } catch (error) {
      // A full disk needs the space.
      await rm(`${file}.tmp`, { force: true });
      throw error;
    }
  }

  async function drop(name: string): Promise<void> {
    await rm(descriptionFile(name), { force: true });
    await rm(bodyFile(name), { force: true });
  }

  async function makeRoom(): Promise<void> {
    const files = (await sizes(folder)).toSorted((one, other) => one.usedAt - other.usedAt);
    let sum = files.reduce((total, file) => total + file.bytes, 0);
    for (const file of files) {
      if (sum <= maxBytes * (1 - FREED)) break;
      await drop(file.name);
      sum -= file.bytes;
    }
    bytes = sum;
  }

  return {
    async has(address) {
      return (await stat(descriptionFile(nameOf(address))).catch(() => null)) !== null;
    },
    async read(address) {
      const name = nameOf(address);
      try {
        const { bytes: length, ...described } = v.parse(
          description,
          JSON.parse(await readFile(descriptionFile(name), 'utf8')),
        );
        const body = await readFile(bodyFile(name));
        if (body.length !== length) return null;
        const now = new Date();
        await utimes(bodyFile(name), now, now);
        return { ...described, body };
      } catch {
        return null;
      }
    },
    write: (address, { body, ...described }) =>
      changes.add(async () => {
        const name = nameOf(address);
        await mkdir(folder, { recursive: true });
        await put(bodyFile(name), body);
        await put(descriptionFile(name), JSON.stringify({ address, ...described, bytes: body.length }));
        bytes = bytes === null ? (await sizes(folder)).reduce((sum, file) => sum + file.bytes, 0) : bytes + body.length;
        if (bytes > maxBytes) await makeRoom();
      }),
    remove: (address) => changes.add(() => drop(nameOf(address))),
  };
}
