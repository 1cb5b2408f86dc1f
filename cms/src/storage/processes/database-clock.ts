import { getProcessSingleton } from '#cms/base/process-singleton.ts';

/** The offset of this machine's clock from the database's, in milliseconds, and whether the log has reported it. */
const measured = getProcessSingleton('database-clock', () => ({ aheadMs: 0, isLogged: false }));

/** The offset that is reported, in milliseconds. Answers that take longer than this are too imprecise to measure it. */
export const REPORTED_OFFSET_MS = 5_000;

type Log = { warn(line: string): void; info(line: string): void };

/**
 * Returns the time by which jobs fall due. On PostgreSQL it is the database's, so that a process with a wrong clock
 * publishes neither early nor late; on SQLite it is this machine's.
 */
export function databaseNow(): Date {
  return new Date(Date.now() - measured.aheadMs);
}

/** Returns how far this machine's clock is ahead of the database's, in milliseconds; 0 on SQLite. */
export function clockAheadMs(): number {
  return measured.aheadMs;
}

/** Returns how far this machine's clock is ahead of one that was read between two readings of this machine's. */
export function measureOffset(time: Date, askedAt: number, answeredAt: number): number {
  return (askedAt + answeredAt) / 2 - time.getTime();
}

/** Returns the message about two clocks that disagree. @param whose the other one, such as "the database's" */
export function describeOffset(aheadMs: number, whose: string): string {
  return `This machine’s clock is ${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}`;
}

/**
 * Stores the offset of a time read from the database, and logs when the clocks begin or cease to disagree.
 *
 * @param askedAt when the query was sent, by this machine's clock
 */
export function noteDatabaseTime(time: Date, askedAt: number, log: Log): void {
  const answeredAt = Date.now();
  const uncertaintyMs = (answeredAt - askedAt) / 2;
  const aheadMs = measureOffset(time, askedAt, answeredAt);
  // A slow database may have read its clock at any moment in between.
  if (uncertaintyMs > REPORTED_OFFSET_MS && Math.abs(aheadMs) <= uncertaintyMs) return;
  measured.aheadMs = aheadMs;
  const isOff = Math.abs(aheadMs) > REPORTED_OFFSET_MS;
  if (isOff === measured.isLogged) return;
  measured.isLogged = isOff;
  if (isOff)
    log.warn(`${describeOffset(aheadMs, 'the database’s')}: jobs fall due by the database’s. Have NTP set both.`);
  else log.info('This machine’s clock and the database’s agree again');
}
