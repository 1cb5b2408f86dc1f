import { expect, test } from 'vitest';
import { matchServices, type Rule, recipientsOf, type SubmissionFacts } from './rules.ts';

const FALLBACK = { addresses: ['office@example.com'], language: 'en' } as const;
const MESSAGE: SubmissionFacts = {
  received: 'messages',
  topic: 'Ask for Flutter',
  person: 'Farid Anwar',
  services: ['seo'],
  offices: [],
  jobs: [],
};
const APPLICATION: SubmissionFacts = {
  received: 'applications',
  topic: '',
  person: '',
  services: [],
  offices: ['MUC'],
  jobs: [7],
};

const told = (facts: SubmissionFacts, ...rules: readonly Rule[]) => recipientsOf(facts, rules, FALLBACK).addresses;

test.each<[Rule, SubmissionFacts, boolean]>([
  [{ about: 'topic', topic: ' flutter ' }, MESSAGE, true],
  [{ about: 'topic', topic: 'Shopware' }, MESSAGE, false],
  [{ about: 'topic', topic: ' ' }, MESSAGE, false],
  [{ about: 'topic', topic: 'Verspätung, flutter' }, MESSAGE, true],
  [{ about: 'topic', topic: 'flutter' }, APPLICATION, false],
  [{ about: 'person', person: 'Farid' }, MESSAGE, true],
  [{ about: 'person', person: 'Amira' }, MESSAGE, false],
  [{ about: 'person', person: ',' }, MESSAGE, false],
  [{ about: 'person', person: 'Farid' }, APPLICATION, false],
  [{ about: 'service', service: 'seo' }, MESSAGE, true],
  [{ about: 'service', service: 'webDevelopment' }, MESSAGE, false],
  [{ about: 'service' }, APPLICATION, false],
  [{ about: 'office', office: 'MUC' }, APPLICATION, true],
  [{ about: 'office', office: 'DUI' }, APPLICATION, false],
  [{ about: 'job', job: 7 }, APPLICATION, true],
  [{ about: 'job', job: null }, APPLICATION, false],
  [{ about: 'messages' }, MESSAGE, true],
  [{ about: 'messages' }, APPLICATION, false],
  [{ about: 'applications' }, APPLICATION, true],
  [{ about: 'applications' }, MESSAGE, false],
  [{ about: 'everything' }, APPLICATION, true],
])('%j holds for %j: %s', (rule, facts, holds) => {
  const addresses = holds ? ['sales@example.com'] : FALLBACK.addresses;
  expect(told(facts, { ...rule, addresses: 'sales@example.com' })).toEqual(addresses);
});

test('the first rule that holds and names somebody decides, in its language', () => {
  const rules: readonly Rule[] = [
    { about: 'everything', addresses: 'nobody at all' },
    { about: 'topic', topic: 'flutter', addresses: 'a@example.com, b@example.com\na@example.com', language: 'de' },
    { about: 'everything', addresses: 'c@example.com' },
  ];
  expect(recipientsOf(MESSAGE, rules, FALLBACK)).toEqual({
    addresses: ['a@example.com', 'b@example.com'],
    language: 'de',
  });
});

test('a service is told by its label in any language, else by its value, which several share', () => {
  expect(matchServices('Softwaretests', 'seo')).toEqual(['software_testing']);
  expect(matchServices('', 'seo')).toEqual(['seo', 'shop_migration', 'software_testing']);
  expect(matchServices('Web development', '')).toEqual(['webDevelopment']);
  expect(matchServices('', '')).toEqual([]);
});
