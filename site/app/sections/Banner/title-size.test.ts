import { expect, test } from 'vitest';
import { chooseTitleSize } from './title-size.ts';

test('sets a word large, a line smaller, a sentence smallest', () => {
  expect(chooseTitleSize('Projects', 'wide')).toBe('short');
  expect(chooseTitleSize('Shopware developer', 'wide')).toBe('medium');
  expect(chooseTitleSize('Shopware shops that carry the load', 'wide')).toBe('long');
});

test('keeps long words inside a narrow column', () => {
  expect(chooseTitleSize('Work in good daylight', 'narrow')).toBe('medium');
  expect(chooseTitleSize('Neunzig Schubladen, eine Leiter', 'narrow')).toBe('long');
  expect(chooseTitleSize('Arbeiten', 'narrow')).toBe('medium');
});

test('counts the pieces of a compound, not its soft hyphens', () => {
  expect(chooseTitleSize('Barriere\u00adfreiheit', 'wide')).toBe('medium');
  expect(chooseTitleSize('Donaudampfschifffahrt', 'wide')).toBe('long');
});
