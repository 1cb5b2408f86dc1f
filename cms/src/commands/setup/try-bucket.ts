import { randomBytes, randomUUID } from 'node:crypto';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import type { Bucket } from '#cms/base/settings.ts';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { checkBucket, objectStore } from '#cms/storage/files/object-store.ts';

const SETTING = 'S3_BUCKET';

const LIMIT_MS = 20_000;
/** Two attempts, so that a broken connection leaves nothing behind. */
const PATIENCE = { attempts: 2, silenceMs: 4_000 };

/** The permissions that the key needs. */
const NEEDED = 'let its key list, read, write and delete there';

/** The folder of the test file, used by nothing else. */
const FOLDER = 'setup';

class Refused extends Error {}

/** Tries one of the CMS's regular operations. */
async function tryOperation<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Refused(`${what} is refused (${reasonOf(error)})`);
  }
}

/** Returns the public address of a file, or of the listing: with the bucket's name in the path, or in the host. */
export function makePublicAddress({ endpoint, name, region, isInPath }: Bucket, key: string): string {
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (isInPath) return `${host.origin}/${name}/${key}`;
  return `${host.protocol}//${name}.${host.host}/${key}`;
}

/** Returns what clients without a key can read. */
async function readPubliclyOpen(bucket: Bucket, key: string, body: Buffer): Promise<readonly string[]> {
  async function shown(address: string): Promise<Buffer | null> {
    try {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE.silenceMs) });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    } catch {
      // Not readable either.
      return null;
    }
  }
  const [file, list] = await Promise.all([
    shown(makePublicAddress(bucket, key)),
    shown(makePublicAddress(bucket, `?list-type=2&prefix=${FOLDER}%2F`)),
  ]);
  return [...(file?.equals(body) ? ['read its files'] : []), ...(list?.includes(key) ? ['list them'] : [])];
}

async function isListed(store: FileStore, name: string): Promise<boolean> {
  for await (const file of store.list(FOLDER)) if (file.name === name) return true;
  return false;
}

async function tryFile(store: FileStore, name: string, body: Buffer, signal: AbortSignal): Promise<void> {
  const [key, copy] = [`${FOLDER}/${name}`, `${FOLDER}/${name}-copy`];
  await tryOperation('writing', store.write(key, body));
  const read = await tryOperation('reading', store.read(key));
  signal.throwIfAborted();
  if (!read?.equals(body)) throw new Refused('what was written is read as something else');
  if (!(await tryOperation('copying', store.copy(key, copy)))) throw new Refused('what was written can’t be copied');
  if (!(await tryOperation('listing', isListed(store, name)))) throw new Refused('what was written isn’t listed');
}

async function removeOne(store: FileStore, key: string): Promise<void> {
  await tryOperation('deleting', store.remove(key));
  if (await tryOperation('reading', store.has(key))) throw new Refused(`what was deleted is still there (${key})`);
}

/** Removes both files, also when one of them fails. */
async function remove(store: FileStore, name: string): Promise<void> {
  const keys = [`${FOLDER}/${name}`, `${FOLDER}/${name}-copy`];
  const outcomes = await Promise.allSettled(keys.map((key) => removeOne(store, key)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function tryStore(bucket: Bucket, signal: AbortSignal): Promise<readonly CheckResult[]> {
  try {
    await checkBucket(bucket, PATIENCE);
  } catch (error) {
    return [{ verdict: 'wrong', setting: SETTING, seen: reasonOf(error) }];
  }
  const store = objectStore(bucket, PATIENCE);
  const [name, body] = [randomUUID(), randomBytes(64)];
  let open: readonly string[] = [];
  const problems: string[] = [];
  const note = (error: unknown) => problems.push(reasonOf(error));
  try {
    await tryFile(store, name, body, signal);
    open = await readPubliclyOpen(bucket, `${FOLDER}/${name}`, body);
  } catch (error) {
    note(error);
  }
  // Also after a failed write: only its answer may have been lost.
  await remove(store, name).catch(note);
  const isUsable = problems.length === 0;
  return [
    ...problems.map(
      (seen): CheckResult => ({ verdict: 'wrong', setting: SETTING, seen: `${store.place}: ${seen}`, advice: NEEDED }),
    ),
    ...(isUsable
      ? [{ verdict: 'ok' as const, setting: SETTING, seen: `${store.place} takes, gives, lists and deletes files` }]
      : []),
    ...(open.length > 0
      ? [
          {
            verdict: 'wrong' as const,
            setting: SETTING,
            seen: `anybody can ${open.join(' and ')} without a key, resumes among them`,
            advice: 'make the bucket private',
          },
        ]
      : []),
  ];
}

/** Tries to store files in a bucket, with one that is deleted again, and checks that the public can't read it. */
export function tryBucket(bucket: Bucket): Try {
  return {
    setting: SETTING,
    limitMs: LIMIT_MS,
    advice: 'correct S3_ENDPOINT',
    run: (signal) => tryStore(bucket, signal),
  };
}
