import type { RecordFields } from '../content/record-fields.ts';
import { type Office, USUAL_HOURS } from './office.ts';

function readTime(fields: RecordFields, name: 'opens' | 'closes'): string {
  const otherwise = USUAL_HOURS[name];
  const time = fields.text(name);
  if (/^\d{2}:\d{2}$/.test(time)) return time;
  if (time !== '') fields.report(`expected a time like ${otherwise}, found "${time}"`, name);
  return otherwise;
}

function workdaysOf(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const days = value.map(Number);
  return days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) ? days : null;
}

/**
 * Reads an office. Without its city and its time zone it is dropped and reported; missing hours get the defaults. The
 * time zone's existence is left to `isTimeZone` on a server: in a browser that lookup is slow.
 *
 * @param isZoned whether a time zone is required: on a map an office without one has no clock
 */
export function readOffice(fields: RecordFields, isZoned = true): Office | null {
  const city = fields.text('city').trim();
  const time_zone = fields.text('time_zone').trim();
  if (city === '') return fields.refuse('city: missing');
  if (isZoned && time_zone === '') return fields.refuse('time_zone: missing');
  return {
    code: fields.text('code'),
    city,
    address: fields.text('address'),
    phone: fields.text('phone'),
    time_zone,
    opens: readTime(fields, 'opens'),
    closes: readTime(fields, 'closes'),
    workdays: fields.value('workdays', 'a list of days from 1 to 7', workdaysOf, USUAL_HOURS.workdays),
    latitude: fields.number('latitude', 0),
    longitude: fields.number('longitude', 0),
    map_link: fields.text('map_link'),
    map_embed: fields.text('map_embed'),
  };
}
