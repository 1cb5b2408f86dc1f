import { expect, test } from 'vitest';
import type { ReadProblem } from '../content/read-values.ts';
import { RecordFields } from '../content/record-fields.ts';
import type { Office } from './office.ts';
import { readOffice } from './read-office.ts';

function read(sent: Readonly<Record<string, unknown>>) {
  const problems: ReadProblem[] = [];
  return { office: readOffice(new RecordFields(sent, 'office', (problem) => problems.push(problem))), problems };
}

const LEAST: Office = {
  code: '',
  city: 'Pune',
  address: '',
  phone: '',
  time_zone: 'Asia/Kolkata',
  opens: '09:00',
  closes: '18:00',
  workdays: [1, 2, 3, 4, 5],
  latitude: 0,
  longitude: 0,
  map_link: '',
  map_embed: '',
};

test('an office needs its city and its time zone, all else has its usual value', () => {
  expect(read({ city: ' Pune ', time_zone: ' Asia/Kolkata ' })).toEqual({ office: LEAST, problems: [] });
});

test.each([
  [{ time_zone: 'Asia/Kolkata' }, { at: 'office', problem: 'city: missing' }],
  [{ city: 'Pune' }, { at: 'office', problem: 'time_zone: missing' }],
])('%j is no office', (sent, problem) => {
  expect(read(sent)).toEqual({ office: null, problems: [problem] });
});

test.each([
  ['city', { en: 'Pune' }, 'expected a text, found object'],
  ['time_zone', ['Asia/Kolkata'], 'expected a text, found a list'],
])('an office whose %s is %j is reported under its field first', (field, value, problem) => {
  const { office, problems } = read({ city: 'Pune', time_zone: 'Asia/Kolkata', [field]: value });
  expect(office).toBeNull();
  expect(problems[0]).toEqual({ at: `office.${field}`, problem });
});

test.each([
  ['opens', '9 am', 'expected a time like 09:00, found "9 am"'],
  ['opens', '09:000', 'expected a time like 09:00, found "09:000"'],
  ['closes', 'late', 'expected a time like 18:00, found "late"'],
  ['closes', {}, 'expected a text, found object'],
  ['workdays', 'Monday', 'expected a list of days from 1 to 7, found string'],
  ['workdays', [], 'expected a list of days from 1 to 7, found a list'],
  ['workdays', [1, 8], 'expected a list of days from 1 to 7, found a list'],
  ['workdays', [0, 1], 'expected a list of days from 1 to 7, found a list'],
  ['latitude', 'north', 'expected a number, found string'],
  ['longitude', [], 'expected a number, found a list'],
])('%s %j is reported, and the usual one stands in its place', (field, value, problem) => {
  const sent = { city: 'Pune', time_zone: 'Asia/Kolkata', [field]: value };
  expect(read(sent)).toEqual({ office: LEAST, problems: [{ at: `office.${field}`, problem }] });
});
