/** The time zone of the agency's seat, for times that belong to no particular office. */
export const AGENCY_TIME_ZONE = 'Europe/Berlin';

/**
 * Whether this platform knows a time zone; a browser may know fewer than the server does. Tried with a formatter, since
 * the list of zones leaves out aliases such as `Asia/Kolkata`.
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
