import { expect, test } from 'vitest';
import { saidBack } from './submission-values.ts';

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
