import type { Payload } from 'payload';
import * as v from 'valibot';
import { databaseFault } from '#cms/base/database-fault.ts';
import { BEAT_MS } from './protocol.ts';

/** Payload's key-value store, for data that belongs to no document. */
const STORE = 'payload-kv';
const PREFIX = 'present:';

/** After this long without a heartbeat a form counts as closed, in milliseconds: two beats may get lost. */
export const EXPIRY_MS = 3.5 * BEAT_MS;

/** How often a record is written that other windows of the user store or delete at the same moment. */
const MOST_TRIES = 5;

/** A user who has a document open. */
export type Present = { readonly id: number; readonly name: string };

const row = v.object({ key: v.string(), data: v.object({ id: v.number(), name: v.string(), at: v.number() }) });
type Row = v.InferOutput<typeof row>;

const keyOf = (path: string, user: number) => `${PREFIX}${path}:${user}`;

async function findRows(payload: Payload, prefix: string): Promise<readonly Row[]> {
  const where = { key: { like: prefix } };
  const { docs } = await payload.db.find<Record<string, unknown>>({ collection: STORE, where, pagination: false });
  return docs.flatMap((doc) => {
    const read = v.safeParse(row, doc);
    return read.success && read.output.key.startsWith(prefix) ? [read.output] : [];
  });
}

async function deleteRows(payload: Payload, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await payload.db.deleteMany({ collection: STORE, where: { key: { in: [...keys] } } });
}

const isExpired = ({ data }: Row, now: number) => now - data.at > EXPIRY_MS || data.at > now + EXPIRY_MS;

/**
 * Writes a record. Payload reads it first, and fails if the user opens or closes the document in another window between
 * the two: then it is written again.
 *
 * @throws The last error, if it fails each time, or at once if the database takes no writes.
 */
async function storeRecord(payload: Payload, key: string, data: Row['data'], triesLeft = MOST_TRIES): Promise<void> {
  try {
    await payload.kv.set(key, data);
  } catch (error) {
    if (triesLeft <= 1 || databaseFault(error) !== null) throw error;
    await storeRecord(payload, key, data, triesLeft - 1);
  }
}

/**
 * Records that a user has a document open, and returns the other users who have. The records are in the database, which
 * all processes share; opening a document deletes the expired ones, so that none pile up.
 */
export async function notePresence(
  payload: Payload,
  path: string,
  who: Present,
  now = Date.now(),
): Promise<readonly Present[]> {
  const here = await findRows(payload, `${PREFIX}${path}:`);
  const key = keyOf(path, who.id);
  const isNew = here.every((known) => known.key !== key);
  await storeRecord(payload, key, { ...who, at: now });
  if (isNew) {
    const all = await findRows(payload, PREFIX);
    await deleteRows(
      payload,
      all.filter((one) => one.key !== key && isExpired(one, now)).map((one) => one.key),
    );
  }
  return here
    .filter((one) => one.key !== key && !isExpired(one, now))
    .map(({ data: { id, name } }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Records that a user has closed a document. */
export async function noteAbsence(payload: Payload, path: string, user: number): Promise<void> {
  await deleteRows(payload, [keyOf(path, user)]);
}
