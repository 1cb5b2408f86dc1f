import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';

/** A day as the admin's date fields keep it: noon, universal time, the same day in every office. */
export function noon(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** The day of a moment at the agency's seat (`2026-03-31`). */
export function agencyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(moment);
}
