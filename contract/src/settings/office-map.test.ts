import { expect, test } from 'vitest';
import { mapEmbed, mapLink } from './office-map.ts';

const MUNICH = { latitude: 48.1372, longitude: 11.5756 };

test('the link shows the place with a marker', () => {
  expect(mapLink(MUNICH)).toBe('https://www.openstreetmap.org/?mlat=48.1372&mlon=11.5756#map=17/48.1372/11.5756');
});

test('the embeddable map shows the streets around the place with a marker', () => {
  const { origin, pathname, searchParams } = new URL(mapEmbed(MUNICH));
  expect(`${origin}${pathname}`).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: '11.5676,48.1332,11.5836,48.1412',
    layer: 'mapnik',
    marker: '48.1372,11.5756',
  });
});
