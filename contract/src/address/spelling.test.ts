import { expect, test } from 'vitest';
import { listSpellings } from './spelling.ts';

test.each([
  ['Payment Solution', 'paymentsolution', true],
  ['Web-Development', 'webdevelopment', true],
  ['Interfaces & Integration', 'interfacesandintegration', true],
  ['Interfaces und Integration', 'interfacesandintegration', true],
  ['Beratung & Hilfe', 'beratungundhilfe', true],
  ['AI for E-Commerce', 'aiforecommerce', true],
  ['Möbel', 'moebel', true],
  ['Möbel', 'mobel', true],
  ['Mo\u0308bel', 'möbel', true],
  ['Straße', 'strasse', true],
  ['Cafés', 'cafes', true],
  ['Individual\u00adentwicklung', 'Individualentwicklung', true],
  ['Handel', 'Hansel', false],
  ['Land', 'Lund', false],
  ['!', '?', false],
])('"%s" and "%s" differ by their spelling at most: %s', (title, other, expected) => {
  expect([...listSpellings(title)].some((spelling) => listSpellings(other).has(spelling))).toBe(expected);
});
