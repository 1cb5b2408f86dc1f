import { expect, test } from 'vitest';
import { salaryText } from './salary.ts';

/** Formatters put spaces that don't break. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test.each([
  ['en', 'EUR', 58_000, 74_000, '€58,000–74,000 a year'],
  ['de', 'EUR', 58_000, 74_000, '58.000–74.000 € im Jahr'],
  ['en', 'INR', 1_400_000, 2_200_000, '₹1,400,000–2,200,000 a year'],
  ['en', 'EUR', 60_000, 60_000, '€60,000 a year'],
] as const)('%s %s %i to %i', (language, currency, from, to, text) => {
  expect(plainSpaces(salaryText({ currency, from, to }, language))).toBe(text);
});

test('no salary, no text', () => {
  expect(salaryText({}, 'en')).toBe('');
  expect(salaryText({ from: null, to: null, currency: 'EUR' }, 'en')).toBe('');
});
