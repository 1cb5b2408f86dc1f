import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { shutdown } from '#cms/base/shutdown.ts';
import { isPostgres } from '#cms/storage/database/database-kind.ts';
import { executeInTransaction } from '#cms/storage/database/transaction.ts';
import { noteDatabaseTime } from '#cms/storage/processes/database-clock.ts';
import { keepListening, LISTEN_TIMEOUT_MS } from '#cms/storage/processes/listen-connection.ts';
import { PROCESS_ID } from '#cms/storage/processes/process-id.ts';
import type { ContentHub } from './changes/content-hub.ts';
import { type ContentWrite, MOST_BY_ID } from './changes/stale-parts.ts';
import { CONTENT_PARTS } from './wire/published-content.ts';

const CHANNEL = 'content_written';

const message = v.object({
  from: v.string(),
  part: v.picklist(CONTENT_PARTS),
  ids: v.optional(v.array(v.number())),
});

/**
 * Returns the notification for written documents. PostgreSQL refuses one of 8,000 bytes, and with it the transaction.
 */
export function formatNotification({ part, ids }: ContentWrite): string {
  return JSON.stringify({ from: PROCESS_ID, part, ids: ids && ids.length <= MOST_BY_ID ? ids : undefined });
}

/**
 * Notifies the other processes on this database of a write: delivered when the request's transaction commits, and
 * dropped when it is rolled back.
 */
export async function notifyProcesses(req: PayloadRequest, written: ContentWrite): Promise<void> {
  const { db } = req.payload;
  if (!isPostgres(db)) return;
  const told = formatNotification(written);
  await executeInTransaction(db, req, (sql) => sql`SELECT pg_notify(${CHANNEL}, ${told})`);
}

/** Notifies the other processes on this database that any content may have been written, bypassing all hooks. */
export async function notifyOfAllContent(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (const part of CONTENT_PARTS) await notifyProcesses(req, { part });
}

/** Parses another process's notification; null for this process's own. A newer version may name unknown parts. */
function parseNotification(text: string): ContentWrite | null {
  const { from, part, ids } = v.parse(message, JSON.parse(text));
  return from === PROCESS_ID ? null : { part, ids };
}

type Following = Pick<ContentHub, 'touch' | 'markAllStale'>;

/**
 * Starts listening to the other processes' writes to this database, and takes part in the election of the leader that
 * runs due jobs; `onLeader` receives the result. Resolves when listening; on SQLite there is no other process, and this
 * one is the leader.
 */
export async function followNotifications(
  payload: Payload,
  hub: Following,
  onLeader: (has: boolean) => void,
): Promise<void> {
  const { db, logger } = payload;
  if (!isPostgres(db)) {
    onLeader(true);
    return;
  }
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  void keepListening({
    connection: () =>
      new db.pg.Client({
        ...db.poolOptions,
        application_name: 'kontorwerk line',
        keepAlive: true,
        connectionTimeoutMillis: LISTEN_TIMEOUT_MS,
        query_timeout: LISTEN_TIMEOUT_MS,
      }),
    channel: CHANNEL,
    leaderLock: 'kontorwerk jobs',
    onMessage(text) {
      try {
        const written = parseNotification(text);
        if (written) hub.touch(written, undefined);
      } catch (err) {
        logger.warn({ err }, 'What another process wrote can’t be understood: everything is read again');
        hub.markAllStale();
      }
    },
    onOpen() {
      hub.markAllStale();
      resolve();
    },
    onLeader,
    onTime: (time, askedAt) => noteDatabaseTime(time, askedAt, logger),
    onLost: (err) => logger.warn({ err }, 'The connection by which other processes are heard broke: trying again'),
    signal: shutdown.signal,
  });
  // The start doesn't wait for a late database: what is missed until then is read again on connection.
  await Promise.race([opened, sleep(LISTEN_TIMEOUT_MS, undefined, { ref: false })]);
}
