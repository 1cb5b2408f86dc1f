import { expect, test } from 'vitest';
import { formatRule } from './rule-format.ts';

test.each([
  [
    { about: 'topic', topic: 'Flutter, Mobile', addresses: 'a@example.com\nb@example.com' },
    'Ein Thema: Flutter, Mobile → a@example.com, b@example.com',
  ],
  [
    { about: 'office', office: 'MUC', addresses: 'a@example.com' },
    'Bewerbungen für einen Standort: MUC → a@example.com',
  ],
  [{ about: 'service', service: 'software_testing', topic: 'left over' }, 'Eine Leistung: Softwaretests'],
  [{ about: 'job', job: 7, addresses: 'a@example.com' }, 'Bewerbungen auf eine Stelle → a@example.com'],
  [{ about: 'everything' }, 'Alles'],
  [undefined, ''],
])('%j is known as %s', (rule, label) => {
  expect(formatRule(rule, 'de')).toBe(label);
});
