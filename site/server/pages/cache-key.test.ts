import { expect, it } from 'vitest';
import { parseTarget } from '../http/request-target.ts';
import { cacheKey, isStorable } from './cache-key.ts';

it.each([
  ['/projects', '/projects'],
  ['/%70rojects?utm_source=x&fbclid=y', '/projects'],
  ['/projects?category=Shops&x=1', '/projects?category=Shops'],
  ['/projects?b=2&category=Shops&category=Apps', '/projects?category=Shops'],
  ['/projects?b=2&category=Shops&a=1', '/projects?a=1&b=2&category=Shops', ['category', 'b', 'a']],
  [`/projects?category=${'x'.repeat(400)}`, '/projects'],
  ['/projects?_routes=x', '/projects'],
  ['/projects.data?_routes=x&utm_source=y', '/projects.data'],
  ['/de.data?_routes=root&utm_source=y', '/de.data?_routes=root'],
  ['/projects.data?index=x', '/projects.data'],
  ['/projects.data?index', '/projects.data?index='],
])('%s → %s', (url, key, parameters?: readonly string[]) => {
  const target = parseTarget(url);
  expect(target && cacheKey(target, parameters)).toBe(key);
});

it.each([
  ['/', true],
  ['/projects?category=Shops', true],
  ['/energy', true],
  ['/de/blog/%C3%9Cber', true],
  ['/PrOjects', false],
  ['/en', false],
  ['/en.data?_routes=root', false],
  ['/en/projects', false],
  ['/contactus/contactform?from=x', false],
  ['/contactus/contactform?office=x&to=y', false],
])('%s may be kept: %s', (key, storable) => {
  expect(isStorable(key)).toBe(storable);
});
