import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { expect, test } from 'vitest';
import { listMapOffices } from './map-offices.ts';

const munich: Office = {
  code: 'MUC',
  city: 'Munich',
  address: 'Lindenhof 12',
  phone: '+49 89 99998 120',
  time_zone: 'Europe/Berlin',
  opens: '09:00',
  closes: '18:00',
  workdays: [1, 2, 3, 4, 5],
  latitude: 48.1372,
  longitude: 11.5756,
  map_link: 'https://map.example/plain',
  map_embed: 'https://map.example/embed',
};

const cards = (...written: readonly object[]) => written.map(readCard).filter((card) => card !== null);

test('§2 shows the offices that the section brings along', () => {
  const oslo = { ...munich, code: 'OSL', city: 'Oslo' };
  const section = { offices: [oslo], card_components: cards({ title: 'München' }) };
  expect(listMapOffices(section, [munich])).toEqual([{ ...oslo, html: '' }]);
});

test('§2 shows the offices of the site where the section names none', () => {
  expect(listMapOffices({ offices: [], card_components: [] }, [munich])).toEqual([{ ...munich, html: '' }]);
});

test('§2 shows the offices that cards name, and takes what they do not say from the office they mean', () => {
  const known = {
    title: 'München',
    location: 'MUC',
    description: 'Am Hof 1',
    link: '/map',
    html_field: '<p>By tram</p>',
  };
  const section = { offices: [], card_components: cards(known, { title: 'Oslo', location: 'OSL' }) };
  expect(listMapOffices(section, [munich])).toMatchObject([
    {
      city: 'München',
      address: 'Am Hof 1',
      phone: '+49 89 99998 120',
      map_link: '/map',
      map_embed: 'https://map.example/embed',
      html: '<p>By tram</p>',
    },
    { city: 'Oslo', code: '', time_zone: '', map_embed: '' },
  ]);
});

test('§7 shows the offices that are known by their cards alone with the maps of these and the texts beside them', () => {
  const own = {
    ...munich,
    city: 'Oslo',
    code: '',
    phone: '',
    map_link: '/oslo',
    map_embed: 'https://map.example/oslo',
  };
  const section = { offices: [own], card_components: cards({ title: 'Oslo', html_field: '<p>By ship</p>' }) };
  expect(listMapOffices(section, [munich])).toEqual([
    expect.objectContaining({ city: 'Oslo', map_link: '/oslo', map_embed: own.map_embed, html: '<p>By ship</p>' }),
  ]);
});

test('what a card’s own office doesn’t say is known of the site’s', () => {
  const own = { ...munich, city: 'Munich', phone: '', map_embed: '', latitude: 0, longitude: 0 };
  const section = { offices: [own], card_components: cards({ title: 'Munich' }) };
  expect(listMapOffices(section, [munich])).toEqual([{ ...munich, html: '' }]);
});
