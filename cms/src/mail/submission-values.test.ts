import { expect, test } from 'vitest';
import { greeting, saidBack } from './submission-values.ts';

test.each([
  ['Ada Lovelace', true],
  ['Dr. Müller-Lüdenscheidt', true],
  ['UI/UX designer (m/f/d)', true],
  ['Win at https://spam.example', false],
  ['www.spam.example', false],
  ['spam.example/now', false],
  ['write to me@spam.example', false],
  ['a\nb', false],
  ['x'.repeat(81), false],
])('%j is said back to whoever owns the address: %s', (text, isSaid) => {
  expect(saidBack({ first_name: text })).toEqual(isSaid ? { first_name: text } : {});
});

test.each([
  [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Hello Ada', 'Guten Tag Ada Lovelace'],
  [{ first_name: 'Ada', last_name: '' }, 'Hello Ada', 'Guten Tag Ada'],
  [{ last_name: 'Lovelace' }, 'Hello', 'Guten Tag Lovelace'],
  [{ full_name: 'Ada Lovelace' }, 'Hello Ada Lovelace', 'Guten Tag Ada Lovelace'],
  [{}, 'Hello', 'Guten Tag'],
])('%j is greeted with %j, in German with %j', (values, en, de) => {
  expect([greeting(values, 'en'), greeting(values, 'de')]).toEqual([en, de]);
});
