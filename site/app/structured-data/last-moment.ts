import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';

/** Returns the UTC offset of the agency's time zone at an instant, as `+01:00`. */
function offsetAt(instant: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: AGENCY_TIME_ZONE, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}

/**
 * Returns the last second of a day in the agency's time zone, as `2026-12-31T23:59:59+01:00`: a bare date may be read
 * as its beginning.
 *
 * @param day as `2026-12-31`
 */
export function findLastMoment(day: string): string {
  const time = `${day}T23:59:59`;
  const about = offsetAt(Date.parse(`${time}Z`));
  return `${time}${offsetAt(Date.parse(time + about))}`;
}
