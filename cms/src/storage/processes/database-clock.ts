import { processWide } from '#cms/base/process-wide.ts';

/** How far this machine's clock is ahead of the database's, in milliseconds, and whether the log has said so. */
const measured = processWide('database-clock', () => ({ aheadMs: 0, isLogged: false }));

/** A difference that is told, in milliseconds. Answers that take longer than this say less of the time than they could. */
export const TOLD_MS = 5_000;

type Log = { warn(line: string): void; info(line: string): void };

/**
 * The time by which jobs fall due. Processes on a PostgreSQL take the database's, so that one whose clock is wrong publishes
 * neither early nor late; on SQLite it is this machine's.
 */
export function databaseNow(): Date {
  return new Date(Date.now() - measured.aheadMs);
}

/** How far this machine's clock is ahead of the database's, in milliseconds; 0 on SQLite. */
export function clockAheadMs(): number {
  return measured.aheadMs;
}

/** How far this machine's clock is ahead of one that told its time in between two readings of this machine's. */
export function aheadOf(time: Date, askedAt: number, answeredAt: number): number {
  return (askedAt + answeredAt) / 2 - time.getTime();
}

/** How two clocks that disagree are told. @param whose the other one, such as "the database's" */
export function clockDifference(aheadMs: number, whose: string): string {
  return `This machine’s clock is ${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}`;
}

/**
 * Takes over the time that the database told, and logs when the clocks begin or cease to disagree.
 *
 * @param askedAt when it was asked, by this machine's clock
 */
export function noteDatabaseTime(time: Date, askedAt: number, log: Log): void {
  const answeredAt = Date.now();
  const uncertaintyMs = (answeredAt - askedAt) / 2;
  const aheadMs = aheadOf(time, askedAt, answeredAt);
  // A database that was busy may have told the time at any moment in between.
  if (uncertaintyMs > TOLD_MS && Math.abs(aheadMs) <= uncertaintyMs) return;
  measured.aheadMs = aheadMs;
  const isOff = Math.abs(aheadMs) > TOLD_MS;
  if (isOff === measured.isLogged) return;
  measured.isLogged = isOff;
  if (isOff)
    log.warn(`${clockDifference(aheadMs, 'the database’s')}: jobs fall due by the database’s. Have NTP set both.`);
  else log.info('This machine’s clock and the database’s agree again');
}
