import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../base/limits.ts';
import { parseTarget, redactPath } from './request-target.ts';

describe('parseTarget', () => {
  it.each([
    ['/', '/', '', false],
    ['/projects', '/projects', '', false],
    ['/%70rojects?b=1', '/projects', '?b=1', false],
    ['/projects?', '/projects', '', false],
    ['/projects/', '/projects', '', true],
    ['//evil.example/', '/evil.example', '', true],
    ['/de//projects', '/de/projects', '', true],
    ['/blog/über-uns', '/blog/%C3%BCber-uns', '', false],
    ['/blog/a+b,c@d:e', '/blog/a+b,c@d:e', '', false],
    ['/projects/tcp%2fip', '/projects/tcp%2Fip', '', false],
    ['/x?next=/y/', '/x', '?next=/y/', false],
  ])('%s → %s', (url, path, search, spareSlashes) => {
    expect(parseTarget(url)).toMatchObject({ path, search, spareSlashes });
  });

  it.each([
    undefined,
    '',
    '*',
    'http://other.example/',
    '/%',
    '/%zz',
    '/%ff',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a/..%2fb',
    '/a\\b',
    '/api/users/login#x',
    '/a?b#c',
    '/a%5cb',
    '/a%00b',
    '/a%0d%0ab',
    `/${'a'.repeat(TEXT_LIMITS.target)}`,
  ])('refuses %j', (url) => {
    expect(parseTarget(url)).toBeNull();
  });
});

it.each([
  ['/de/projects', '/de/projects'],
  ['/contactus/contactform?topic=Erika&email=e@example.com', '/contactus/contactform'],
  ['/api/users/me?a=1?b=2', '/api/users/me'],
  ['/admin/reset/0123456789abcdef?x', '/admin/reset/…'],
  ['//admin/reset/0123456789abcdef', '//admin/reset/…'],
  ['/admin/reset', '/admin/reset'],
  ['/de/draft/eyJwIjo.c2ln?x', '/de/draft/…'],
  ['//draft/eyJwIjo.c2ln', '//draft/…'],
  ['/projects?draft=eyJwIjo.c2ln', '/projects'],
  [undefined, ''],
])('%s is logged as %s', (target, logged) => {
  expect(redactPath(target)).toBe(logged);
});
