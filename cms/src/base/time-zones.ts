import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';

/** Returns a day as the admin's date fields store it: noon UTC, which is the same day in every office. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** Returns the date of a moment in the agency's time zone (`2026-03-31`). */
export function formatAgencyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(moment);
}

/** Returns the date and time parts of a moment in a time zone. */
function zonedParts(zone: string, moment: Date): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Formats a moment in a time zone with its UTC offset (ISO 8601). */
export function formatWithOffset(moment: Date, zone: string): string {
  const { year, month, day, hour, minute, second, timeZoneName = '' } = zonedParts(zone, moment);
  const offset = timeZoneName.replace('GMT', '').replace('+00:00', '') || 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** Returns a date whose UTC fields are the local time of a moment: spreadsheets know no time zones. */
export function toLocalClock(moment: Date, zone: string): Date {
  return new Date(`${formatWithOffset(moment, zone).slice(0, 19)}Z`);
}

/** By time zone: lists convert the dates of all their rows, and making a format takes the longest. */
const localFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in a time zone, as `2026-12-01 09:00:00`. */
function formatLocal(instant: number, timeZone: string): string {
  const format =
    localFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  localFormats.set(timeZone, format);
  return format.format(instant);
}

/** Returns a time zone's UTC offset at a moment, in milliseconds. */
function utcOffsetAt(instant: number, zone: string): number {
  return Date.parse(`${formatLocal(instant, zone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Converts a local time such as `2026-12-01T09:00` to a moment; a time that the clocks skip becomes the one after. */
export function parseLocalTime(time: string, zone: string): Date {
  const asUniversal = Date.parse(`${time}:00Z`);
  const nearly = asUniversal - utcOffsetAt(asUniversal, zone);
  return new Date(asUniversal - utcOffsetAt(nearly, zone));
}

/** Returns the moment at which one zone's clocks show the local time that another zone's show at `instant`. */
export function moveToZone(instant: string, from: string, to: string): string {
  return parseLocalTime(formatInZone(from, instant).replace(' ', 'T'), to).toISOString();
}

/** Formats a moment in a time zone, to the minute: `2026-12-01 09:00`. */
export function formatInZone(zone: string, instant: string): string {
  return formatLocal(Date.parse(instant), zone).slice(0, 16);
}
