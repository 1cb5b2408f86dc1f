/** From an instant (ms) on the clocks of a time zone are so many minutes ahead of UTC, and their time is called so. */
export type ZoneTime = { readonly from: number; readonly ahead: number; readonly name: string };

/** What the clocks of a time zone do, in order; the first counts for all before it, too. */
export type ZoneTimes = readonly [ZoneTime, ...ZoneTime[]];

/** What the clocks of some time zones do, by the zones' names. */
export type Zones = Readonly<Record<string, ZoneTimes>>;

/** All times here are whole minutes, unless they are called an instant. */
export const MINUTES_PER_DAY = 24 * 60;
export const MINUTE_MS = 60_000;

/** What a zone's clocks do at an instant (ms). */
function timeAt(times: ZoneTimes, instant: number): ZoneTime {
  return times.findLast(({ from }) => from <= instant) ?? times[0];
}

/** A time zone's short name at an instant (ms): `CET`, in German `MEZ`. */
export function zoneName(times: ZoneTimes, instant: number): string {
  return timeAt(times, instant).name;
}

/** What a clock in a time zone shows at an instant (ms): minutes since 1 January 1970 by that clock. */
export function wallMinute(times: ZoneTimes, instant: number): number {
  return Math.floor(instant / MINUTE_MS) + timeAt(times, instant).ahead;
}

/** The instant (ms) at which a clock in a time zone shows this minute; daylight saving is counted in. */
export function instantOf(times: ZoneTimes, minute: number): number {
  const asUtc = minute * MINUTE_MS;
  const aheadMs = (instant: number) => timeAt(times, instant).ahead * MINUTE_MS;
  // What holds at the instant that is sought is looked up twice: from afar, then from nearby.
  return asUtc - aheadMs(asUtc - aheadMs(asUtc));
}

/** The day of the week on which a minute of a clock lies; Monday is 1. */
export function weekdayOf(minute: number): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((Math.floor(minute / MINUTES_PER_DAY) + 3) % 7) + 7) % 7) + 1;
}

/** `09:30` → 570 */
export function minuteOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

/** 570 → `09:30`; the end of the day is `24:00`. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
