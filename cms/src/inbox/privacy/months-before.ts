/** Returns the moment `months` months earlier in UTC; the last day of a month that lacks the day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a month with 30 days overflows into the next.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
