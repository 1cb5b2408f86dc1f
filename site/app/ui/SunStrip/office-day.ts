import type { Office } from '@kontorwerk/contract/settings/settings';
import {
  instantOf,
  MINUTES_PER_DAY,
  minuteOfDay,
  timeOf,
  wallMinute,
  weekdayOf,
  type Zones,
  type ZoneTimes,
  zoneName,
} from '#app/base/wall-clock.ts';

/** A span of the first office's day, in its minutes: 0 to 1440. */
export type Span = { readonly from: number; readonly to: number };

/** One office's day on the first office's clock. */
export type OfficeDay = {
  readonly office: Office;
  /** Its opening hours on the first office's day; on a day off its usual hours. */
  readonly spans: readonly Span[];
  /** Whether today is a working day there. */
  readonly works: boolean;
  readonly open: boolean;
  /** Minutes by which its clock is ahead of the first office's. */
  readonly ahead: number;
  /** Its local time. */
  readonly time: string;
};

/** The day of all offices on the clock of the first one, the home office. */
export type SunDay = {
  readonly home: Office;
  /** The home office's wall-clock time in minutes since 1970, and its zone's name. */
  readonly wall: number;
  readonly zone: string;
  /** The home office's minute of the day. */
  readonly minute: number;
  readonly offices: readonly OfficeDay[];
  /** The spans in which at least one office is staffed. */
  readonly staffed: readonly Span[];
};

type Opening = Span & { readonly works: boolean };

/** An office with the UTC offsets of its time zone. */
type TimedOffice = { readonly office: Office; readonly times: ZoneTimes };

function listOpenings({ office, times }: TimedOffice, home: TimedOffice, homeDay: number): readonly Opening[] {
  const opens = minuteOfDay(office.opens);
  const closes = minuteOfDay(office.closes);
  const length = closes > opens ? closes - opens : closes - opens + MINUTES_PER_DAY;
  // For an office far to the east or west, the home office's day includes part of its yesterday or tomorrow.
  return [homeDay - 1, homeDay, homeDay + 1].flatMap((day) => {
    const start = day * MINUTES_PER_DAY + opens;
    const onHomeDay = (minute: number) => wallMinute(home.times, instantOf(times, minute)) - homeDay * MINUTES_PER_DAY;
    const from = Math.max(onHomeDay(start), 0);
    const to = Math.min(onHomeDay(start + length), MINUTES_PER_DAY);
    return from < to ? [{ from, to, works: office.workdays.includes(weekdayOf(start)) }] : [];
  });
}

function dayOf(timed: TimedOffice, home: TimedOffice, now: number): OfficeDay {
  const local = wallMinute(timed.times, now);
  const atHome = wallMinute(home.times, now);
  const all = listOpenings(timed, home, Math.floor(atHome / MINUTES_PER_DAY));
  const today = all.filter(({ works }) => works);
  const works = today.length > 0;
  const minute = atHome % MINUTES_PER_DAY;
  return {
    office: timed.office,
    spans: (works ? today : all).map(({ from, to }) => ({ from, to })),
    works,
    open: today.some(({ from, to }) => from <= minute && minute < to),
    ahead: local - atHome,
    time: timeOf(local % MINUTES_PER_DAY),
  };
}

function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else joined.push(span);
  }
  return joined;
}

/** Returns the offices in known time zones with their UTC offsets; the first one is the home office. */
export function listOfficeDays(offices: readonly Office[], zones: Zones): readonly TimedOffice[] {
  return offices.flatMap((office) => {
    const times = zones[office.time_zone];
    return times ? [{ office, times }] : [];
  });
}

/** Returns the offices' day at an instant (ms), leaving out offices in unknown time zones; null if none is left. */
export function buildSunDay(offices: readonly Office[], zones: Zones, now: number): SunDay | null {
  const known = listOfficeDays(offices, zones);
  const [home] = known;
  if (!home) return null;
  const days = known.map((timed) => dayOf(timed, home, now));
  const wall = wallMinute(home.times, now);
  return {
    home: home.office,
    wall,
    zone: zoneName(home.times, now),
    minute: wall % MINUTES_PER_DAY,
    offices: days,
    staffed: mergeSpans(days.flatMap(({ works, spans }) => (works ? spans : []))),
  };
}
