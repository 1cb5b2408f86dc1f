import { expect, test } from 'vitest';
import { formatSentence, withSentence } from './from-to.ts';

test('makes a sentence of a pair, in each language', () => {
  expect(formatSentence('Akeneo', ' Shopware 6 ', 'en')).toBe('We would like to get from “Akeneo” to “Shopware 6”.');
  expect(formatSentence('Akeneo', 'Shopware 6', 'de')).toBe('Wir möchten von „Akeneo“ zu „Shopware 6“.');
});

test('says nothing unless both are chosen', () => {
  expect(formatSentence('', 'Shopware 6', 'en')).toBe('');
  expect(formatSentence('Akeneo', '', 'en')).toBe('');
  expect(formatSentence('x'.repeat(201), 'Shopware 6', 'en')).toBe('');
});

test('keeps what was written before', () => {
  expect(withSentence('', '', 'New.')).toBe('New.');
  expect(withSentence('Hello', '', 'New.')).toBe('Hello\nNew.');
});

test('replaces the sentence of the last choice', () => {
  expect(withSentence('Hello\nOld. Bye', 'Old.', 'New $&.')).toBe('Hello\nNew $&. Bye');
  expect(withSentence('Hello', 'Old.', 'New.')).toBe('Hello\nNew.');
});
