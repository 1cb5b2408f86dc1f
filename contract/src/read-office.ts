import {
  isNothing,
  kindOf,
  type Report,
  readNumber,
  readText,
  readTexts,
  type Untrusted,
} from './content/read-values.ts';
import type { Office } from './settings.ts';
import { isTimeZone } from './time-zone.ts';

const TEXTS = { code: '', address: '', phone: '', map_link: '', map_embed: '' } as const;
const USUAL_WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

function readTime(value: unknown, otherwise: string, at: string, report: Report): string {
  const time = readText(value, at, report);
  if (/^\d{2}:\d{2}$/.test(time)) return time;
  if (time !== '') report({ at, problem: `expected a time like ${otherwise}, found "${time}"` });
  return otherwise;
}

function readWorkdays(value: unknown, at: string, report: Report): readonly number[] {
  if (isNothing(value)) return USUAL_WORKDAYS;
  const days = Array.isArray(value) ? value.map(Number) : [];
  if (days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)) return days;
  report({ at, problem: `expected a list of days from 1 to 7, found ${kindOf(value)}` });
  return USUAL_WORKDAYS;
}

/**
 * Reads an office tolerantly (reading guide, "One wire contract"). Without its city and its time zone it can't be
 * shown: then it is dropped, and reported. Hours that are missing are the usual ones.
 */
export function readOffice(record: Untrusted, at: string, report: Report): Office | null {
  const city = readText(record.city, `${at}.city`, report).trim();
  const time_zone = readText(record.time_zone, `${at}.time_zone`, report).trim();
  if (city === '' || !isTimeZone(time_zone)) {
    report({ at, problem: city === '' ? 'city: missing' : 'time_zone: not a time zone' });
    return null;
  }
  return {
    ...readTexts(TEXTS, record, at, report),
    city,
    time_zone,
    opens: readTime(record.opens, '09:00', `${at}.opens`, report),
    closes: readTime(record.closes, '18:00', `${at}.closes`, report),
    workdays: readWorkdays(record.workdays, `${at}.workdays`, report),
    latitude: readNumber(record.latitude, 0, `${at}.latitude`, report),
    longitude: readNumber(record.longitude, 0, `${at}.longitude`, report),
  };
}
