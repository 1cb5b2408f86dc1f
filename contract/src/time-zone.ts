/** Where the agency has its seat: what isn't told by an office's clock is told by the one there. */
export const AGENCY_TIME_ZONE = 'Europe/Berlin';

/**
 * Tells whether this platform knows a time zone; a browser may know fewer than the server does. A format is asked:
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
