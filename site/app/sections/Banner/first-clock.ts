import type { ZoneTimes } from '#app/base/wall-clock.ts';

/** What the first look at a clock needs to know; the rest is asked of the visitor's clock. */
export type FirstClock = {
  /** What the home office's clocks do. */
  readonly times: ZoneTimes;
  /** Between which minutes of the day the sun stands. */
  readonly earliest: number;
  readonly latest: number;
  /** From Monday on, as the page's language has them. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
};

/** The words of a date, as functions that use nothing from around them. */
export type DateForm = {
  readonly day: (day: number, month: string, year: number) => string;
  readonly fullDay: (weekday: string, day: string) => string;
};

/**
 * Writes the day, and puts the sun where it stands. The script in the page is made of this function's text: it uses nothing
 * from around it.
 */
export function setClock(section: Element, clock: FirstClock, { day, fullDay }: DateForm): void {
  const { times, earliest, latest, weekdays, months } = clock;
  const now = Date.now();
  const { ahead } = times.findLast(({ from }) => from <= now) ?? times[0];
  // What the clocks there show, as if it were the time of UTC.
  const shown = new Date(now + ahead * 60_000);
  const written = day(shown.getUTCDate(), months[shown.getUTCMonth()] ?? '', shown.getUTCFullYear());
  const date = section.querySelector('[data-date]');
  if (date) date.textContent = fullDay(weekdays[(shown.getUTCDay() + 6) % 7] ?? '', written);
  const minute = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  const sun = section.querySelector('[data-sun]');
  sun?.setAttribute('cx', `${(Math.min(Math.max(minute, earliest), latest) / 14.4).toFixed(2)}%`);
}
