import { expect, test } from 'vitest';
import { offices } from '../../../../content/brand.ts';
import { drawRoutes, MAP, placeOffices } from './map-projection.ts';

/** The original positions of the offices, measured in the picture's units, and the side with room for a label. */
const MEASURED = [
  { code: 'DUI', x: 381, y: 351, side: 'left' },
  { code: 'MUC', x: 449, y: 423, side: 'right' },
  { code: 'KHI', x: 1239, y: 836, side: 'left' },
  { code: 'MAA', x: 1427, y: 1012, side: 'left' },
];

test('offices stand where their coordinates are on the picture, from west to east, labels clear of each other', () => {
  const drawn = placeOffices(offices.map((office) => ({ ...office, city: office.city.en })));
  expect(drawn.map(({ code, side }) => ({ code, side }))).toEqual(MEASURED.map(({ code, side }) => ({ code, side })));
  for (const [at, { x, y }] of MEASURED.entries()) {
    expect(Math.hypot(x - (drawn[at]?.x ?? 0), y - (drawn[at]?.y ?? 0))).toBeLessThan(2);
  }
});

test.each([
  ['north of the picture', 78.2, 15.6],
  ['south of it', -33.9, 18.4],
  ['west of it', 38.7, -77],
  ['east of it', 35.7, 139.7],
  ['of unknown place', Number.NaN, Number.NaN],
  ['of no place', 0, 0],
])('an office %s is not drawn', (_, latitude, longitude) => {
  expect(placeOffices([{ code: 'A', city: 'Nowhere', latitude, longitude }])).toEqual([]);
});

test('routes lead from each office to the next and swing out to the north', () => {
  const points = [
    { x: 0, y: 100 },
    { x: 100, y: 100 },
    { x: MAP.width, y: 100 },
  ];
  expect(drawRoutes(points)).toBe('M0 100Q50 75 100 100M100 100Q890 -295 1680 100');
  expect(drawRoutes(points.slice(0, 1))).toBe('');
});
