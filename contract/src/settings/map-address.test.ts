import { expect, test } from 'vitest';
import { isMapEmbed, mapAt } from './map-address.ts';

const MUNICH = { latitude: 48.1374, longitude: 11.5755 };
const GOOGLE = 'https://www.google.com/maps';
const PB = '!1m18!1m12!1m3!1d2662.5!2d11.5755!3d48.1374!2m3!1f0!2f0';

test.each([
  [`https://www.google.com/maps/@48.1374,11.5755,17z`],
  [
    'https://www.google.de/maps/place/Marienplatz+1/@48.0,11.0,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d48.1374!4d11.5755',
  ],
  ['https://maps.google.com/?q=48.1374,11.5755'],
  ['https://maps.google.com/maps?q=loc:48.1374,11.5755'],
  ['https://www.google.com/maps/search/?api=1&query=48.1374%2C11.5755'],
  ['https://www.google.com/maps/search/48.1374,+11.5755'],
  ['https://www.google.co.in/maps?ll=48.1374,11.5755&amp;z=12'],
  ['//maps.google.com/maps?q=48.1374,11.5755'],
  ['https://www.openstreetmap.org/#map=17/48.1374/11.5755'],
  ['https://www.openstreetmap.org/?mlat=48.1374&mlon=11.5755#map=12/48/11'],
  ['geo:48.1374,11.5755?z=17'],
  ['48.1374, 11.5755'],
  ['48,1374; 11,5755'],
])('%s is a place on OpenStreetMap', (address) => {
  const map = mapAt(address);
  expect(map?.place).toEqual(MUNICH);
  expect(map?.embed).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.*marker=48\.1374%2C11\.5755$/,
  );
  expect(map?.link).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=48\.1374&mlon=11\.5755/);
});

test.each([
  [`${GOOGLE}/embed?pb=${PB}`, `${GOOGLE}/embed?pb=${PB}`, MUNICH],
  [`https://www.google.de/maps/embed?pb=${PB}`, `${GOOGLE}/embed?pb=${PB}`, MUNICH],
  [`${GOOGLE}/embed?pb=x`, `${GOOGLE}/embed?pb=x`, null],
  [
    'https://maps.google.com/maps?q=Hafenstraße+7,+München&output=embed',
    `${GOOGLE}?q=Hafenstra%C3%9Fe+7%2C+M%C3%BCnchen&output=embed`,
    null,
  ],
  [
    'https://maps.google.com/maps?q=48.1374,11.5755&amp;output=embed',
    `${GOOGLE}?q=48.1374%2C11.5755&output=embed`,
    MUNICH,
  ],
  ['https://maps.google.com/?q=Anna+Salai+12', `${GOOGLE}?q=Anna+Salai+12&output=embed`, null],
  ['https://www.google.com/maps/place/Anna+Salai+12/', `${GOOGLE}?q=Anna+Salai+12&output=embed`, null],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=11,48,12,49&layer=mapnik&marker=48.1374,11.5755',
    'https://www.openstreetmap.org/export/embed.html?bbox=11,48,12,49&layer=mapnik&marker=48.1374,11.5755',
    MUNICH,
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=11,48,12,49',
    'https://www.openstreetmap.org/export/embed.html?bbox=11,48,12,49',
    { latitude: 48.5, longitude: 11.5 },
  ],
])('%s is framed as %s', (address, embed, place) => {
  const map = mapAt(address);
  expect([map?.embed, map?.place]).toEqual([embed, place]);
  expect(isMapEmbed(map?.embed ?? '')).toBe(true);
});

test.each([
  [''],
  ['https://goo.gl/maps/abc'],
  ['https://maps.app.goo.gl/abc'],
  ['https://www.google.com/search?q=48.1,11.5'],
  ['https://www.google.com.evil.example/maps?q=48.1,11.5'],
  ['https://evil.example/maps/embed?pb=x'],
  ['https://user@maps.google.com/?q=48.1,11.5'],
  ['javascript:alert(48.1)'],
  ['0.0, 0.0'],
  ['99.5, 11.5'],
  ['Chennai, India'],
  ['https://www.openstreetmap.org/about'],
])('"%s" is no map that can be shown', (address) => {
  expect(mapAt(address)).toBeNull();
});

test.each([
  ['https://www.google.com/maps/embed?pb=x', true],
  ['https://www.google.com/maps?q=x&output=embed', true],
  ['https://www.google.com/mapsx', false],
  ['https://www.google.com/search?q=x', false],
  ['https://www.google.com.evil.example/maps/embed', false],
  ['/maps/embed', false],
  ['https://www.google.com/maps/../url?q=https://evil.example', false],
  ['https://www.google.com/maps/%2e%2e/url?q=x', false],
  ['https://www.google.com/maps\\..\\url?q=x', false],
  ['https://user@www.google.com/maps/embed?pb=x', false],
  ['http://www.google.com/maps/embed?pb=x', false],
  ['https://www.google.com/maps/d/embed?mid=x', true],
  ['https://www.google.com/maps/embed/v1/place?key=x', true],
  ['https://www.openstreetmap.org/export/embed.html?bbox=11,48,12,49', true],
  ['https://www.openstreetmap.org/login', false],
  ['https://www.openstreetmap.org/export/embed.html/../../login', false],
])('pages may frame %s: %s', (address, expected) => {
  expect(isMapEmbed(address)).toBe(expected);
});
