import { expect, test } from 'vitest';
import { findZones, findZoneTimes } from './zone-times.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test('a zone that changes its clocks does so to the minute, for three years', () => {
  expect(findZoneTimes('Europe/Berlin', 'de', 2026)).toEqual([
    { from: at('2026-01-01T00:00'), ahead: 60, name: 'MEZ' },
    { from: at('2026-03-29T01:00'), ahead: 120, name: 'MESZ' },
    { from: at('2026-10-25T01:00'), ahead: 60, name: 'MEZ' },
    { from: at('2027-03-28T01:00'), ahead: 120, name: 'MESZ' },
    { from: at('2027-10-31T01:00'), ahead: 60, name: 'MEZ' },
    { from: at('2028-03-26T01:00'), ahead: 120, name: 'MESZ' },
    { from: at('2028-10-29T01:00'), ahead: 60, name: 'MEZ' },
  ]);
});

test('a zone that never does has one time', () => {
  expect(findZoneTimes('Asia/Kolkata', 'en', 2026)).toMatchObject([{ from: at('2026-01-01T00:00'), ahead: 330 }]);
});

test('what is no time zone has none', () => {
  expect(findZoneTimes('Mars/Olympus', 'en', 2026)).toBeNull();
  const offices = [{ time_zone: 'Mars/Olympus' }, { time_zone: 'Asia/Kolkata' }];
  expect(Object.keys(findZones(offices, 'en', 2026))).toEqual(['Asia/Kolkata']);
});
