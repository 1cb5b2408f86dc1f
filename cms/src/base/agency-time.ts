import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';

/** Returns a day as the admin's date fields store it: noon UTC, which is the same day in every office. */
export function noon(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** Returns the date of a moment in the agency's time zone (`2026-03-31`). */
export function agencyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(moment);
}
