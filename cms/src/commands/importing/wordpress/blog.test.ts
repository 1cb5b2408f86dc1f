import { expect, test } from 'vitest';
import { detectBlog } from './blog.ts';

function scopeOf(texts: Readonly<Record<string, string>>, link = ''): string {
  return detectBlog({ texts: new Map(Object.entries(texts)), authors: new Map() }, link).scope;
}

test.each([
  [
    'its base',
    { 'wp:base_blog_url': 'https://old.example/en/', link: 'https://old.example' },
    '',
    'wordpress https://old.example/en',
  ],
  ['its own address', { link: 'https://old.example/de' }, '', 'wordpress https://old.example/de'],
  [
    'that of its items, and its title',
    { title: 'Tea' },
    'https://old.example/a/',
    'wordpress https://old.example “Tea”',
  ],
  ['its title alone', { title: 'Tea', link: 'nowhere' }, '', 'wordpress http://localhost “Tea”'],
])('a blog is known by %s', (_what, texts, link, scope) => {
  expect(scopeOf(texts, link)).toBe(scope);
});

test('a blog at the root of a host is known as it was', () => {
  expect(
    detectBlog({ texts: new Map([['wp:base_blog_url', 'https://old.example:8080/']]), authors: new Map() }, ''),
  ).toEqual({
    origin: 'https://old.example:8080',
    path: '',
    network: '',
    scope: 'wordpress https://old.example:8080',
  });
});

test('an address of slashes takes no time', () => {
  const start = performance.now();
  const link = `https://old.example/${'/'.repeat(400_000)}x`;
  expect(scopeOf({ link })).toBe(`wordpress ${link}`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
