/**
 * A UTC offset: from the instant `from` (ms) the zone is `ahead` minutes ahead of UTC and its time is called `name`.
 */
export type ZoneTime = { readonly from: number; readonly ahead: number; readonly name: string };

/** The UTC offsets of a time zone in order; the first also applies to all time before it. */
export type ZoneTimes = readonly [ZoneTime, ...ZoneTime[]];

/** The UTC offsets of time zones, by zone name. */
export type Zones = Readonly<Record<string, ZoneTimes>>;

/** Times here are whole minutes, unless called an instant. */
export const MINUTES_PER_DAY = 24 * 60;
export const MINUTE_MS = 60_000;

/** Returns the UTC offset of a zone at an instant (ms). */
function timeAt(times: ZoneTimes, instant: number): ZoneTime {
  return times.findLast(({ from }) => from <= instant) ?? times[0];
}

/** Returns a time zone's short name at an instant (ms): `CET`, in German `MEZ`. */
export function zoneName(times: ZoneTimes, instant: number): string {
  return timeAt(times, instant).name;
}

/** Returns the wall-clock time of a zone at an instant (ms), in minutes since 1 January 1970 by that clock. */
export function wallMinute(times: ZoneTimes, instant: number): number {
  return Math.floor(instant / MINUTE_MS) + timeAt(times, instant).ahead;
}

/** Returns the instant (ms) at which a zone's clock shows this minute, with daylight saving. */
export function instantOf(times: ZoneTimes, minute: number): number {
  const asUtc = minute * MINUTE_MS;
  const aheadMs = (instant: number) => timeAt(times, instant).ahead * MINUTE_MS;
  // The offset at the instant sought is looked up twice: the first gives an approximate instant, the second is exact.
  return asUtc - aheadMs(asUtc - aheadMs(asUtc));
}

/** Returns the weekday of a wall-clock minute; Monday is 1. */
export function weekdayOf(minute: number): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((Math.floor(minute / MINUTES_PER_DAY) + 3) % 7) + 7) % 7) + 1;
}

/** Parses a time of day: `09:30` → 570. */
export function minuteOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

/** Formats a minute of the day: 570 → `09:30`; the end of the day is `24:00`. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
