import { expect, test } from 'vitest';
import { titleSize } from './title-size.ts';

test('sets a word large, a line smaller, a sentence smallest', () => {
  expect(titleSize('Projects', 'wide')).toBe('short');
  expect(titleSize('Shopware developer', 'wide')).toBe('medium');
  expect(titleSize('Shopware shops that carry the load', 'wide')).toBe('long');
});

test('keeps long words inside a narrow column', () => {
  expect(titleSize('Work in good daylight', 'narrow')).toBe('medium');
  expect(titleSize('Neunzig Schubladen, eine Leiter', 'narrow')).toBe('long');
  expect(titleSize('Arbeiten', 'narrow')).toBe('medium');
});

test('counts the pieces of a compound, not its soft hyphens', () => {
  expect(titleSize('Barriere\u00adfreiheit', 'wide')).toBe('medium');
  expect(titleSize('Donaudampfschifffahrt', 'wide')).toBe('long');
});
