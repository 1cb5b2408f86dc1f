import { expect, test } from 'vitest';
import { parseSalary } from './salary-text.ts';

test.each([
  ['€58,000–74,000 a year', 'en', 'EUR', { minValue: 58000, maxValue: 74000, unitText: 'YEAR' }],
  ['58.000–74.000\u00a0€ im Jahr', 'de', 'EUR', { minValue: 58000, maxValue: 74000, unitText: 'YEAR' }],
  ['₹1,400,000–2,400,000 a year', 'en', 'INR', { minValue: 1400000, maxValue: 2400000, unitText: 'YEAR' }],
  ['₹14,00,000 per year', 'en', 'INR', { value: 1400000, unitText: 'YEAR' }],
  ['PKR\u00a0120,000 a month', 'en', 'PKR', { value: 120000, unitText: 'MONTH' }],
  ['22,50\u00a0€ pro Stunde', 'de', 'EUR', { value: 22.5, unitText: 'HOUR' }],
  ['€58,000 to €74,000 gross per year', 'en', 'EUR', { minValue: 58000, maxValue: 74000, unitText: 'YEAR' }],
  ['58.000 bis 74.000\u00a0EUR brutto im Jahr', 'de', 'EUR', { minValue: 58000, maxValue: 74000, unitText: 'YEAR' }],
] as const)('%s is a salary', (text, language, currency, value) => {
  expect(parseSalary(text, language)).toMatchObject({ currency, value });
});

test.each([
  ['', 'en'],
  ['negotiable', 'en'],
  ['58,000 a year', 'en'],
  ['€58,000', 'en'],
  // In German this would be fifty-eight.
  ['€58,000 a year', 'de'],
  ['€74,000–58,000 a year', 'en'],
  ['€58,000 or $70,000 a year', 'en'],
  ['€1,200, €1,300, €1,400 a month', 'en'],
  ['€58,000 a year, €4,000 a month', 'en'],
  ['58–64k EUR a year', 'en'],
  ['€58k a year', 'en'],
  ['50 T€ pro Jahr', 'de'],
  ['50 Tsd. € pro Jahr', 'de'],
  ['50 bis 60.000 € im Jahr', 'de'],
  ['12.50 € pro Stunde', 'de'],
  ['€12,50 an hour', 'en'],
  ['Ab 50.000 € im Jahr', 'de'],
  ['bis zu 60.000 € im Jahr', 'de'],
  ['bis 60.000 € im Jahr', 'de'],
  ['from €50,000 a year', 'en'],
  ['up to €60,000 a year', 'en'],
  ['€60,000+ a year', 'en'],
] as const)('“%s” is none that can be told for certain in %s', (text, language) => {
  expect(parseSalary(text, language)).toBeNull();
});
