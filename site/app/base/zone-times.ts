import type { Language } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings';
import { MINUTE_MS, MINUTES_PER_DAY, type Zones, type ZoneTime, type ZoneTimes } from './wall-clock.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

/** How far ahead it is looked, in years: a page is stored, and shown long after it was made. */
const YEARS = 3;

/** Reads a zone's clocks at whole minutes. */
type ReadTime = (instant: number) => ZoneTime;

function createReadTime(zone: string, language: Language): ReadTime {
  const clock = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  });
  return (instant) => {
    const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return { from: instant, ahead: (shown - instant) / MINUTE_MS, name: parts.get('timeZoneName') ?? '' };
  };
}

/** The first minute within a day after `from` at which the clocks show another offset. */
function changeAfter(from: number, was: ZoneTime, read: ReadTime): ZoneTime {
  let before = from;
  let after = from + DAY_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (read(middle).ahead === was.ahead) before = middle;
    else after = middle;
  }
  return read(after);
}

function findTimes(zone: string, language: Language, year: number): ZoneTimes | null {
  let read: ReadTime;
  try {
    read = createReadTime(zone, language);
  } catch {
    return null;
  }
  const times: [ZoneTime, ...ZoneTime[]] = [read(Date.UTC(year, 0))];
  for (let day = Date.UTC(year, 0); day < Date.UTC(year + YEARS, 0); day += DAY_MS) {
    const was = times.at(-1) ?? times[0];
    if (read(day + DAY_MS).ahead !== was.ahead) times.push(changeAfter(day, was, read));
  }
  return times;
}

/** A thousand days are looked at for each: what was found is remembered. */
const found = new Map<string, ZoneTimes>();

/** What the clocks of a time zone do from the beginning of a year on, for three years. Null for what is no time zone. */
export function zoneTimes(zone: string, language: Language, year: number): ZoneTimes | null {
  const key = `${zone} ${language} ${year}`;
  const times = found.get(key) ?? findTimes(zone, language, year);
  if (times) found.set(key, times);
  return times;
}

/** The same of the time zones of offices; what is none is left out. */
export function zonesOf(offices: readonly Pick<Office, 'time_zone'>[], language: Language, year: number): Zones {
  const zones: Record<string, ZoneTimes> = {};
  for (const { time_zone } of offices) {
    const times = zoneTimes(time_zone, language, year);
    if (times) zones[time_zone] = times;
  }
  return zones;
}
