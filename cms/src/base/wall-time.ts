const DAY_FORMAT = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** Formats a moment in a time zone, as `2026-12-01 09:00:00`. */
function clocks(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { ...DAY_FORMAT, timeZone }).format(instant);
}

/** Returns a time zone's UTC offset at a moment, in milliseconds. */
function aheadAt(instant: number, zone: string): number {
  return Date.parse(`${clocks(instant, zone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Converts a local time such as `2026-12-01T09:00` to a moment; a time that the clocks skip becomes the one after. */
export function instantOf(time: string, zone: string): Date {
  const asUniversal = Date.parse(`${time}:00Z`);
  const nearly = asUniversal - aheadAt(asUniversal, zone);
  return new Date(asUniversal - aheadAt(nearly, zone));
}

/** Returns the moment at which one zone's clocks show the local time that another zone's show at `instant`. */
export function movedToZone(instant: string, from: string, to: string): string {
  return instantOf(timeIn(from, instant).replace(' ', 'T'), to).toISOString();
}

/** Formats a moment in a time zone, to the minute: `2026-12-01 09:00`. */
export function timeIn(zone: string, instant: string): string {
  return clocks(Date.parse(instant), zone).slice(0, 16);
}
