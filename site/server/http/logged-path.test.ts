import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

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
  expect(loggedPath(target)).toBe(logged);
});
