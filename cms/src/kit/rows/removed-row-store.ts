import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import type { Rows } from './compare-rows.ts';

/** Payload's key-value store. */
const STORE = 'payload-kv';
const PREFIX = 'removed-row:';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The maximum number of rows per save; after larger removals the editor can restore a version. */
const MOST = 50;

function dayPrefix(moment: Date): string {
  return `${PREFIX}${moment.toISOString().slice(0, 10)}`;
}

/** Returns the days whose rows are kept: today and yesterday. */
function daysUntil(now: Date): readonly string[] {
  return [dayPrefix(now), dayPrefix(new Date(now.getTime() - DAY_MS))];
}

/** Stores a document's removed rows in all languages, in the transaction of the request that removes them. */
export async function rememberRows(req: PayloadRequest, document: string, rows: Rows, now = new Date()): Promise<void> {
  for (const [id, row] of [...rows].slice(0, MOST)) {
    const key = `${dayPrefix(now)}:${document}:${id}`;
    await req.payload.db.upsert({ collection: STORE, data: { key, data: row }, where: { key: { equals: key } }, req });
  }
}

/** Returns those of some rows that were removed from a document today or yesterday. */
export async function recallRows(
  req: PayloadRequest,
  document: string,
  ids: readonly string[],
  now = new Date(),
): Promise<Rows> {
  const keys = daysUntil(now).flatMap((day) => ids.map((id) => `${day}:${document}:${id}`));
  if (keys.length === 0) return new Map();
  const { docs } = await req.payload.db.find<Untrusted & { readonly id: number }>({
    collection: STORE,
    where: { key: { in: keys } },
    // The latest day's row wins, as it comes last.
    sort: 'key',
    pagination: false,
    req,
  });
  return new Map(
    docs.flatMap(({ data }): (readonly [string, Untrusted])[] => (isRecord(data) ? [[String(data.id), data]] : [])),
  );
}

/** Deletes the rows that were removed before yesterday; returns how many. */
export async function forgetRows({ db }: Payload, now: Date): Promise<number> {
  const { docs } = await db.find<{ readonly id: number; readonly key: string }>({
    collection: STORE,
    where: { key: { like: PREFIX } },
    select: { key: true },
    pagination: false,
  });
  const days = daysUntil(now);
  const ids = docs
    .filter(({ key }) => key.startsWith(PREFIX) && !days.some((day) => key.startsWith(day)))
    .map(({ id }) => id);
  if (ids.length > 0) await db.deleteMany({ collection: STORE, where: { id: { in: ids } } });
  return ids.length;
}
