import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Office } from '@kontorwerk/contract/settings';
import { expect, test } from 'vitest';
import { mapOffices } from './map-offices.ts';

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

test('§2 shows the offices of the site where the section names none', () => {
  expect(mapOffices([], [munich])).toEqual([
    {
      code: 'MUC',
      city: 'Munich',
      address: 'Lindenhof 12',
      phone: '+49 89 99998 120',
      zone: 'Europe/Berlin',
      link: 'https://map.example/plain',
      embed: 'https://map.example/embed',
    },
  ]);
});

test('takes the map of a card from the office it names', () => {
  const known = readCard({
    title: 'München',
    location: 'MUC',
    description: 'Am Hof 1',
    detail_desc: '1',
    link: '/map',
  });
  const unknown = readCard({ title: 'Oslo', location: 'OSL' });
  const cards = [known, unknown].flatMap((card) => (card ? [card] : []));
  expect(mapOffices(cards, [munich])).toMatchObject([
    { city: 'München', address: 'Am Hof 1', phone: '1', link: '/map', embed: 'https://map.example/embed' },
    { city: 'Oslo', embed: '' },
  ]);
});
