import { expect, test } from 'vitest';
import { tokensOf, WORD_MAX, wordsOf } from './tokens.ts';

test.each([
  ['Online-Shop', ['OnlineShop', 'Online', 'Shop']],
  ['Online‑Shop', ['OnlineShop', 'Online', 'Shop']],
  ['Node.js', ['Nodejs', 'Node', 'js']],
  ['E-Commerce', ['ECommerce', 'Commerce']],
  ['C++, C# und C', ['C++', 'C#', 'und', 'C']],
  ['Entwickler:in', ['Entwicklerin', 'Entwickler', 'in']],
  ['Entwickler*innen', ['Entwicklerinnen', 'Entwickler', 'innen']],
  ['WCAG 2.2', ['WCAG', '22']],
  ['„Größe“ (42)', ['Größe', '42']],
  ['– … !?', []],
  ['', []],
  ['x'.repeat(WORD_MAX + 1), []],
])('the words of %s are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('each word says where it stands', () => {
  const text = 'Ein Online-Shop.';
  const [, shop] = tokensOf(text);
  expect([shop, ...(shop?.parts ?? [])].map((token) => text.slice(token?.start, token?.end))).toEqual([
    'Online-Shop',
    'Online',
    'Shop',
  ]);
});
