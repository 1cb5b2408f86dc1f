/** Where the agency has its seat: days and times that the CMS tells by itself are told by the clock there. */
export const AGENCY_TIME_ZONE = 'Europe/Berlin';

/** The day of a moment at the agency's seat (`2026-03-31`). */
export function agencyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(moment);
}
