/** All times here are whole minutes, unless they are called an instant. */
export const MINUTES_PER_DAY = 24 * 60;
const MS_PER_MINUTE = 60_000;

/** Making a format costs far more than using it; there are as many as time zones among the offices. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Tells whether this browser knows a time zone: it may know fewer than the server does. */
export function knowsZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock in a time zone shows at an instant (ms): minutes since 1 January 1970 by that clock. */
export function wallMinute(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / MS_PER_MINUTE;
}

/** The instant (ms) at which a clock in a time zone shows this minute; daylight saving is counted in. */
export function instantOf(zone: string, minute: number): number {
  const asUtc = minute * MS_PER_MINUTE;
  const offsetAt = (instant: number) => wallMinute(zone, instant) * MS_PER_MINUTE - instant;
  // The offset holds at the instant that is sought, so it is looked up twice: from afar, then from nearby.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
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
