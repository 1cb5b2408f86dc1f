import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Office } from '@kontorwerk/contract/settings';
import { expect, test } from 'vitest';
import { allPlaces, jobsIn, placesOf, teamsOf } from './job-places.ts';

const office = (code: string, city: string): Office => ({
  code,
  city,
  address: '',
  phone: '',
  time_zone: 'Europe/Berlin',
  opens: '09:00',
  closes: '18:00',
  workdays: [1],
  latitude: 0,
  longitude: 0,
  map_link: '',
  map_embed: '',
});
const offices = [office('MUC', 'München'), office('DUI', 'Duisburg'), office('MAA', 'Chennai')];

const job = (title: string, location: string, category: string) => {
  const card = readCard({ title, location, category });
  return card ? [card] : [];
};
const jobs = [
  ...job('Tester', 'Chennai', 'Quality'),
  ...job('Developer', 'Duisburg, München', 'Development'),
  ...job('Lead', 'MUC / Remote', 'Projects'),
];
const titles = (wanted: { office: string; team: string }) => jobsIn(jobs, offices, wanted).map(({ title }) => title);

test('knows a place by its city or its code', () => {
  const codes = jobs.map((card) => placesOf(card, offices).map(({ code }) => code));
  expect(codes).toEqual([['MAA'], ['DUI', 'MUC'], ['MUC', 'Remote']]);
});

test('lists places in the order of the offices and teams as they appear', () => {
  expect(allPlaces(jobs, offices).map(({ code }) => code)).toEqual(['MUC', 'DUI', 'MAA', 'Remote']);
  expect(teamsOf(jobs)).toEqual(['Quality', 'Development', 'Projects']);
});

test('filters by office and team', () => {
  expect(titles({ office: '', team: '' })).toHaveLength(3);
  expect(titles({ office: 'MUC', team: '' })).toEqual(['Developer', 'Lead']);
  expect(titles({ office: 'MUC', team: 'Projects' })).toEqual(['Lead']);
  expect(titles({ office: 'MAA', team: 'Projects' })).toEqual([]);
  expect(titles({ office: 'LON', team: 'Sales' })).toHaveLength(3);
});
