import { expect, it } from 'vitest';
import { parseTarget } from '../http/request-target.ts';
import { cacheKey } from './cache-key.ts';

it.each([
  ['/projects', '/projects'],
  ['/%70rojects?utm_source=x&fbclid=y', '/projects'],
  ['/projects?category=Shops&x=1', '/projects?category=Shops'],
  ['/projects?b=2&category=Shops&category=Apps', '/projects?category=Shops'],
  ['/projects?b=2&category=Shops&a=1', '/projects?a=1&b=2&category=Shops', ['category', 'b', 'a']],
  [`/projects?category=${'x'.repeat(400)}`, '/projects'],
  ['/projects?_routes=x', '/projects'],
  ['/projects.data?_routes=x&utm_source=y', '/projects.data?_routes=x'],
])('%s → %s', (url, key, parameters?: readonly string[]) => {
  const target = parseTarget(url);
  expect(target && cacheKey(target, parameters)).toBe(key);
});
