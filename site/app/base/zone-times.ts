import type { Language } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { MINUTE_MS, MINUTES_PER_DAY, type Zones, type ZoneTime, type ZoneTimes } from './wall-clock.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

/** How many years of offsets are computed: a page is cached and shown long after it was rendered. */
const YEARS = 3;

/** Reads a zone's offset at a whole minute. */
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

/** Finds, by bisection, the first minute within a day after `from` with another offset. */
function findChange(from: number, was: ZoneTime, read: ReadTime): ZoneTime {
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
    if (read(day + DAY_MS).ahead !== was.ahead) times.push(findChange(day, was, read));
  }
  return times;
}

/** Memo: each entry costs a thousand daily look-ups. */
const memo = new Map<string, ZoneTimes>();

/** Returns the UTC offsets of a time zone for three years from the start of `year`; null for an unknown zone. */
export function findZoneTimes(zone: string, language: Language, year: number): ZoneTimes | null {
  const key = `${zone} ${language} ${year}`;
  const times = memo.get(key) ?? findTimes(zone, language, year);
  if (times) memo.set(key, times);
  return times;
}

/** Returns the UTC offsets of the offices' time zones, leaving out unknown zones. */
export function findZones(offices: readonly Pick<Office, 'time_zone'>[], language: Language, year: number): Zones {
  const zones: Record<string, ZoneTimes> = {};
  for (const { time_zone } of offices) {
    const times = findZoneTimes(time_zone, language, year);
    if (times) zones[time_zone] = times;
  }
  return zones;
}
