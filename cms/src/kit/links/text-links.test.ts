import { expect, test } from 'vitest';
import { formatTextLink, parseTextLinks, textLinksOf } from './text-links.ts';

const text = (...urls: readonly string[]) => ({
  root: { children: urls.map((url) => ({ children: [{ type: 'link', fields: { url } }] })) },
});

test('a text keeps each document that it links to once, and no other address', () => {
  expect(textLinksOf(text('posts:5#a', 'https://example.org', '/projects', 'pages:12', 'posts:5'))).toBe(
    formatTextLink('posts:5') + formatTextLink('pages:12'),
  );
  expect(parseTextLinks(formatTextLink('posts:5') + formatTextLink('pages:12'))).toEqual(['posts:5', 'pages:12']);
  expect(textLinksOf(text('mailto:a@b.example'))).toBeNull();
  expect(textLinksOf(null)).toBeNull();
});

test('a text that comes in all languages keeps them in each', () => {
  expect(textLinksOf({ en: text('jobs:3'), de: null })).toEqual({ en: formatTextLink('jobs:3'), de: null });
});
