import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';

/** The day of a moment at the agency's seat (`2026-03-31`). */
export function agencyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(moment);
}
