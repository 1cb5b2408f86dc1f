import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Client = InstanceType<PostgresAdapter['pg']['Client']>;

type ListenOptions = {
  /** Creates a connection that isn't open yet. */
  readonly connection: () => Client;
  /** The channel to LISTEN on. */
  readonly channel: string;
  /** The name of the leader's advisory lock. */
  readonly leaderLock: string;
  /** Called with each notification. */
  readonly onMessage: (text: string) => void;
  /** Called when listening begins: earlier notifications were missed. */
  readonly onOpen: () => void;
  /** Called when this process becomes the leader, or may no longer be. */
  readonly onLeader: (has: boolean) => void;
  /** Called with the database's time, for a query sent at `askedAt` by this machine's clock. */
  readonly onTime: (time: Date, askedAt: number) => void;
  /** Called when the connection breaks or fails, once until there is one again. */
  readonly onLost: (error: unknown) => void;
  /** Closes the connection. */
  readonly signal: AbortSignal;
};

/** How often the connection is checked, and the lock tried while another process is the leader, in milliseconds. */
const BEAT_MS = 2_000;
/** How long PostgreSQL may take to answer before the connection counts as broken, in milliseconds. */
export const LISTEN_TIMEOUT_MS = 5_000;
/** The backoff before reconnecting, in milliseconds: the first wait, and the longest after doubling. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [250, 5_000];

type Answer = { readonly now: Date; readonly has: boolean };

/** Reads the time, and tries the lock unless this process is the leader. Returns whether it is the leader now. */
async function checkLeadership(
  client: Client,
  { leaderLock, onLeader, onTime }: ListenOptions,
  has: boolean,
): Promise<boolean> {
  const askedAt = Date.now();
  // A session-level lock: the server releases it with the connection, however this process ends.
  const { rows } = await client.query<Answer>(
    'SELECT clock_timestamp() AS now, CASE WHEN $2 THEN true ELSE pg_try_advisory_lock(hashtext($1)) END AS has',
    [leaderLock, has],
  );
  const [answer] = rows;
  if (!answer) return has;
  // Before `onLeader`: which jobs are due depends on the time.
  onTime(answer.now, askedAt);
  if (answer.has && !has) onLeader(true);
  return answer.has;
}

/** Connects, and listens until the connection breaks. @param onBeat called after each successful beat */
async function listenUntilBroken(options: ListenOptions, onBeat: () => void): Promise<never> {
  const { connection, channel, onMessage, onOpen, onLeader, signal } = options;
  const client = connection();
  const broken = new AbortController();
  client.on('error', (error) => broken.abort(error));
  client.on('end', () => broken.abort(new Error('PostgreSQL has closed the connection')));
  const over = AbortSignal.any([signal, broken.signal]);
  client.on('notification', ({ payload }) => payload && onMessage(payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    onOpen();
    for (let has = false; ; onBeat()) {
      has = await checkLeadership(client, options, has);
      await sleep(BEAT_MS, undefined, { signal: over, ref: false });
    }
  } catch (error) {
    // The reason of the break rather than that of the beat which it ended.
    broken.signal.throwIfAborted();
    throw error;
  } finally {
    onLeader(false);
    // Not awaited: a hanging connection would block here.
    void client.end().catch(() => {});
  }
}

/**
 * Maintains the LISTEN connection by which the processes of one database notify each other and elect a leader.
 * Reconnects whenever it breaks, until the signal aborts.
 */
export async function keepListening(options: ListenOptions): Promise<void> {
  const { signal, onLost } = options;
  let waitMs = FIRST_WAIT_MS;
  let isReported = false;
  const onBeat = () => {
    waitMs = FIRST_WAIT_MS;
    isReported = false;
  };
  while (!signal.aborted) {
    await listenUntilBroken(options, onBeat).catch((error: unknown) => {
      if (!signal.aborted && !isReported) onLost(error);
      isReported = true;
    });
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {});
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
