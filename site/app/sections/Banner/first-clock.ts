import type { ZoneTimes } from '#app/base/wall-clock.ts';

/** The data of the inline clock script; the time itself comes from the visitor's clock. */
export type FirstClock = {
  /** The UTC offsets of the first office. */
  readonly times: ZoneTimes;
  /** The sun's range in minutes of the day. */
  readonly earliest: number;
  readonly latest: number;
  /** From Monday on, in the page's language. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
};

/** Date formats, as functions that use nothing from their enclosing scope. */
export type DateFormats = {
  readonly day: (day: number, month: string, year: number) => string;
  readonly fullDay: (weekday: string, day: string) => string;
};

/**
 * Writes the date and positions the sun. Serialised into the page's inline script, so it may use nothing from its
 * enclosing scope.
 */
export function setClock(section: Element, clock: FirstClock, { day, fullDay }: DateFormats): void {
  const { times, earliest, latest, weekdays, months } = clock;
  const now = Date.now();
  const { ahead } = times.findLast(({ from }) => from <= now) ?? times[0];
  // The office's local time, as if it were UTC.
  const shown = new Date(now + ahead * 60_000);
  const written = day(shown.getUTCDate(), months[shown.getUTCMonth()] ?? '', shown.getUTCFullYear());
  const date = section.querySelector('[data-date]');
  if (date) date.textContent = fullDay(weekdays[(shown.getUTCDay() + 6) % 7] ?? '', written);
  const minute = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  const sun = section.querySelector('[data-sun]');
  sun?.setAttribute('cx', `${(Math.min(Math.max(minute, earliest), latest) / 14.4).toFixed(2)}%`);
}
