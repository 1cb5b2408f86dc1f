/** The day at the agency's seat, whose midnight closes a job everywhere. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
}
