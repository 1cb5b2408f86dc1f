import { NAVIGATION_MOST as MOST } from '@kontorwerk/contract/navigation/navigation';
import { expect, test } from 'vitest';
import { addPage, findPlaces, isNamedIn, labelPage, listOpenPlaces, type Menu, removePage } from './menu-places.ts';

const about = { id: 'l1', label: 'About us', to: '/agency/aboutus', shown_in: 'both' } as const;
const PLAIN = { teaser: 'none', shown_in: 'both' } as const;
const MENU: Menu = [
  { id: 'g1', label: 'Agency', to: 'pages:7', ...PLAIN, columns: [{ id: 'c1', title: 'Who we are', links: [about] }] },
  { id: 'g2', label: 'Products', to: '/products', ...PLAIN },
];

test('a page stands at the end of the column that was chosen, under its name, and is taken out again', () => {
  expect(findPlaces(MENU, 12)).toEqual([]);
  const shown = addPage(MENU, { column: 'c1', page: 12, label: 'Summer' });
  expect(findPlaces(shown, 12)).toEqual([{ names: ['Agency', 'Who we are'] }]);
  expect(shown[0]?.columns?.[0]?.links?.map(({ label }) => label)).toEqual(['About us', 'Summer']);
  expect(removePage(shown, 12)).toEqual(removePage(MENU, 12));
});

test('a page of which a place or a query is linked stands there too, and one with a longer number does not', () => {
  const linked = addPage(MENU, { column: 'c1', page: 12, label: 'Summer' });
  const places = JSON.parse(JSON.stringify(linked).replace('pages:12', 'pages:12#prices'));
  expect(findPlaces(places, 12)).toHaveLength(1);
  expect(findPlaces(linked, 1)).toEqual([]);
});

test('the page of a group is named, and the group stays where it is taken out', () => {
  expect(findPlaces(MENU, 7)).toEqual([{ names: ['Agency'] }]);
  expect(findPlaces(removePage(MENU, 7), 7)).toEqual([{ names: ['Agency'] }]);
});

test('only what has no name in a language is named in it', () => {
  const [group] = addPage(MENU, { column: 'c1', page: 12, label: '' });
  const named = labelPage(group ? [group] : [], 12, 'Sommer');
  expect(named[0]?.columns?.[0]?.links?.map(({ label }) => label)).toEqual(['About us', 'Sommer']);
  expect(labelPage(named, 12, 'Anders')).toEqual(named);
});

test('a column that is full takes no more', () => {
  const links = Array.from({ length: MOST.links }, () => about);
  const full = { label: 'Full', ...PLAIN, columns: [{ id: 'c2', title: 'Many', links }] };
  expect(listOpenPlaces([...MENU, full])).toEqual([
    { column: 'c1', names: ['Agency', 'Who we are'], isFull: false },
    { column: 'c2', names: ['Full', 'Many'], isFull: true },
  ]);
});

test('a name is taken in the column that has it, and nowhere else', () => {
  expect(isNamedIn(MENU, 'c1', 'About us')).toBe(true);
  expect(isNamedIn(MENU, 'c1', 'Summer')).toBe(false);
  expect(isNamedIn(MENU, 'c9', 'About us')).toBe(false);
});
