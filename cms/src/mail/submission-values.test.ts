import { expect, test } from 'vitest';
import { formatGreeting, pickRepeatable } from './submission-values.ts';

test.each([
  ['Ada Lovelace', true],
  ['Dr. Müller-Lüdenscheidt', true],
  ['Seán O’Casey jr.', true],
  ['李小龙', true],
  ['You won 1000 EUR - claim now at casino-win.example,', false],
  ['casino-win.example', false],
  ['Call us now and win big', false],
  ['www.spam.example', false],
  ['me@spam.example', false],
  ['a\nb', false],
  ['x'.repeat(41), false],
  [`${'x '.repeat(100_000)}1`, false],
])('the name %j is said back to whoever owns the address: %s', (text, isSaid) => {
  expect(pickRepeatable({ first_name: text }, new Set())).toEqual(isSaid ? { first_name: text } : {});
});

test('of all else only what the site says itself is said back', () => {
  const values = { position: 'casino-win.example 3', service: 'SEO', topic: 'Shopware: Book', company: 'SEO' };
  expect(pickRepeatable(values, new Set(['SEO', 'Shopware: Book']))).toEqual({
    service: 'SEO',
    topic: 'Shopware: Book',
  });
});

test.each([
  [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Hello Ada', 'Guten Tag Ada Lovelace'],
  [{ first_name: 'Ada', last_name: '' }, 'Hello Ada', 'Guten Tag Ada'],
  [{ last_name: 'Lovelace' }, 'Hello', 'Guten Tag Lovelace'],
  [{ full_name: 'Ada Lovelace' }, 'Hello Ada Lovelace', 'Guten Tag Ada Lovelace'],
  [{}, 'Hello', 'Guten Tag'],
])('%j is greeted with %j, in German with %j', (values, en, de) => {
  expect([formatGreeting(values, 'en'), formatGreeting(values, 'de')]).toEqual([en, de]);
});
