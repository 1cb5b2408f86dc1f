import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Client = InstanceType<PostgresAdapter['pg']['Client']>;

type DatabaseLineOptions = {
  /** Makes a connection that isn't open yet. */
  readonly connection: () => Client;
  /** The channel that is listened to. */
  readonly channel: string;
  /** The name of what one process does for all. */
  readonly duty: string;
  /** Something was said on the channel. */
  readonly onMessage: (text: string) => void;
  /** It is listened to from now on: nothing of what was said before was heard. */
  readonly onOpen: () => void;
  /** This process has got the duty, or has it no longer. */
  readonly onDuty: (has: boolean) => void;
  /** The database told its time, for a question of `askedAt` by this machine's clock. */
  readonly onTime: (time: Date, askedAt: number) => void;
  /** The connection broke, or did not come about: told once until there is one again. */
  readonly onLost: (error: unknown) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
};

/** How often the connection is tried, and the duty asked for where another process has it, in milliseconds. */
const BEAT_MS = 2_000;
/** How long PostgreSQL may take to answer on it, in milliseconds: then the connection counts as broken. */
export const LINE_PATIENCE_MS = 5_000;
/** The waits before another connection, in milliseconds: the first, and the longest after doubling. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [250, 5_000];

type Answer = { readonly now: Date; readonly has: boolean };

/** Asks for the time, and for the duty where this process hasn't got it; whether it has it then. */
async function beat(client: Client, { duty, onDuty, onTime }: DatabaseLineOptions, has: boolean): Promise<boolean> {
  const askedAt = Date.now();
  // The lock is the connection's: it goes with it, however this process ends.
  const { rows } = await client.query<Answer>(
    'SELECT clock_timestamp() AS now, CASE WHEN $2 THEN true ELSE pg_try_advisory_lock(hashtext($1)) END AS has',
    [duty, has],
  );
  const [answer] = rows;
  if (!answer) return has;
  // Before the duty: what is due depends on it.
  onTime(answer.now, askedAt);
  if (answer.has && !has) onDuty(true);
  return answer.has;
}

/** @param onBeat told that it has lasted for a beat */
async function holdOn(options: DatabaseLineOptions, onBeat: () => void): Promise<never> {
  const { connection, channel, onMessage, onOpen, onDuty, signal } = options;
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
      has = await beat(client, options, has);
      await sleep(BEAT_MS, undefined, { signal: over, ref: false });
    }
  } finally {
    onDuty(false);
    // One that hangs would keep this waiting.
    void client.end().catch(() => {});
  }
}

/**
 * Keeps a connection to PostgreSQL by which the processes of one database hear of each other: it listens to a channel, and
 * one of them at a time has a duty. It is made anew whenever it breaks, until the signal ends it.
 */
export async function keepDatabaseLine(options: DatabaseLineOptions): Promise<void> {
  const { signal, onLost } = options;
  let waitMs = FIRST_WAIT_MS;
  let isTold = false;
  const onBeat = () => {
    waitMs = FIRST_WAIT_MS;
    isTold = false;
  };
  while (!signal.aborted) {
    await holdOn(options, onBeat).catch((error: unknown) => {
      if (!signal.aborted && !isTold) onLost(error);
      isTold = true;
    });
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {});
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
