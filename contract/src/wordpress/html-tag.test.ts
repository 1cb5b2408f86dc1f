import { expect, test } from 'vitest';
import { asMarkup, firstTag } from './html-tag.ts';

test.each([
  ['<img src="a.png" alt=\'A "b"\' width=10>', { src: 'a.png', alt: 'A "b"', width: '10' }],
  ['<p><IMG SRC = "a.png?b=1&amp;c"data-x="y"/>', { src: 'a.png?b=1&c', 'data-x': 'y' }],
  ['<img hidden src=a src=b>', { src: 'a' }],
])('%s has the attributes %j', (markup, attributes) => {
  expect(firstTag(markup, 'img')).toEqual(attributes);
});

test('a thousand fields of letters take no time', () => {
  const markup = asMarkup(`<img ${'a'.repeat(10_000)}`) ?? '';
  const start = performance.now();
  for (let count = 0; count < 1_000; count += 1) firstTag(`${markup}>`, 'img');
  expect(performance.now() - start).toBeLessThan(2_000);
});
