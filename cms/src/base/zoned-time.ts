/** Returns the date and time parts of a moment in a time zone. */
function partsIn(zone: string, moment: Date): Readonly<Record<string, string>> {
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
export function zonedTime(moment: Date, zone: string): string {
  const { year, month, day, hour, minute, second, timeZoneName = '' } = partsIn(zone, moment);
  const offset = timeZoneName.replace('GMT', '').replace('+00:00', '') || 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** Returns a date whose UTC fields are the local time of a moment: spreadsheets know no time zones. */
export function clockTime(moment: Date, zone: string): Date {
  return new Date(`${zonedTime(moment, zone).slice(0, 19)}Z`);
}
