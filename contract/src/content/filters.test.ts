import { expect, test } from 'vitest';
import type { Office } from '../settings/office.ts';
import type { Card } from './entry.ts';
import { filterCards, listChoices, listJobPlaces } from './filters.ts';
import { readEntries } from './read-entries.ts';

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

function cardsOf(cards: readonly Readonly<Record<string, string>>[]) {
  return readEntries([{ title: 'List', meta: [{ card_components: cards }] }], () => {}).flatMap(({ meta }) =>
    meta.flatMap(({ card_components }) => card_components),
  );
}

const jobs = cardsOf([
  { title: 'Tester', location: 'Chennai', category: 'Quality' },
  { title: 'Developer', location: 'Duisburg, München', category: 'Development' },
  { title: 'Lead', location: 'MUC / Remote', category: 'Projects' },
]);
const projects = cardsOf(
  ['Shopify', 'Brand design', 'Shopify', ''].map((pro_category, at) => ({ title: `${at}`, pro_category })),
);

const values = (name: 'category' | 'office' | 'team', cards: readonly Card[] = jobs) =>
  listChoices(name, cards, offices).map(({ value }) => value);
const titles = (cards: readonly Card[]) => cards.map(({ title }) => title);

test('a place is known by its city or its code', () => {
  const found = jobs.map((job) => listJobPlaces(job, offices));
  expect(found.map((places) => places.map(({ value }) => value))).toEqual([['MAA'], ['DUI', 'MUC'], ['MUC', 'Remote']]);
  expect(found[1]?.[1]).toEqual({ value: 'MUC', text: 'München' });
});

test.each([
  ['Chennai;Pune', ['MAA Chennai', 'Pune Pune']],
  ['Duisburg/ DUI', ['DUI Duisburg', 'DUI Duisburg']],
  [' , ', []],
  ['', []],
])('the places of "%s" are %j', (location, places) => {
  const [job] = cardsOf([{ location }]);
  expect(job && listJobPlaces(job, offices).map(({ value, text }) => `${value} ${text}`)).toEqual(places);
});

test('§2 offices stand in their own order, all else as it appears, each once', () => {
  expect(values('office')).toEqual(['MUC', 'DUI', 'MAA', 'Remote']);
  expect(values('team')).toEqual(['Quality', 'Development', 'Projects']);
  expect(listChoices('category', projects, offices)).toEqual([
    { value: 'Shopify', text: 'Shopify' },
    { value: 'Brand design', text: 'Brand design' },
  ]);
});

test('§4 cards are filtered by what was chosen; what no card offers filters nothing', () => {
  const jobsIn = (office: string, team: string) => titles(filterCards(jobs, offices, { office, team }));
  expect(jobsIn('', '')).toHaveLength(3);
  expect(jobsIn('MUC', '')).toEqual(['Developer', 'Lead']);
  expect(jobsIn('MUC', 'Projects')).toEqual(['Lead']);
  expect(jobsIn('MAA', 'Projects')).toEqual([]);
  expect(jobsIn('LON', 'Sales')).toHaveLength(3);
  const inCategory = (category: string) => titles(filterCards(projects, offices, { category }));
  expect(inCategory('')).toHaveLength(4);
  expect(inCategory('Shopify')).toEqual(['0', '2']);
  expect(inCategory('Knitting')).toHaveLength(4);
});
