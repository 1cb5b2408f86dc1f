const DAY_FORMAT = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** The time on a zone's clocks, as `2026-12-01 09:00:00`. */
function clocks(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { ...DAY_FORMAT, timeZone }).format(instant);
}

/** How far a zone's clocks are ahead of universal time at a moment, in milliseconds. */
function aheadAt(instant: number, zone: string): number {
  return Date.parse(`${clocks(instant, zone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** When the clocks of a zone show a time such as `2026-12-01T09:00`; a time that they skip is the one after. */
export function instantOf(time: string, zone: string): Date {
  const asUniversal = Date.parse(`${time}:00Z`);
  const nearly = asUniversal - aheadAt(asUniversal, zone);
  return new Date(asUniversal - aheadAt(nearly, zone));
}

/** When the clocks of another zone show what those of this one show at a moment. */
export function movedToZone(instant: string, from: string, to: string): string {
  return instantOf(timeIn(from, instant).replace(' ', 'T'), to).toISOString();
}

/** What the clocks of a zone show at a moment, to the minute: `2026-12-01 09:00`. */
export function timeIn(zone: string, instant: string): string {
  return clocks(Date.parse(instant), zone).slice(0, 16);
}
