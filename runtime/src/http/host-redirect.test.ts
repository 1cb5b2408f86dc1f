import { expect, test } from 'vitest';
import { resolveHostRedirect } from './host-redirect.ts';

const [HTTP, HTTPS] = ['http://cms.example/bc', 'https://cms.example/bc'];

test.each([
  [HTTP, '/other?a=1', 'http://cms.example/other?a=1'],
  [HTTP, 'https://cms.example/bc/', 'https://cms.example/bc/'],
  [HTTP, 'http://cms.example:6379/', null],
  [`${HTTP.slice(0, 18)}:8080`, 'http://cms.example:8080/a', 'http://cms.example:8080/a'],
  [HTTP, 'https://www.cms.example/bc', 'https://www.cms.example/bc'],
  [HTTP, 'https://shop.cms.example/bc', null],
  [HTTP, '//evil.example/', null],
  [HTTP, 'https://me:secret@cms.example/', null],
  [HTTP, 'ftp://cms.example/', null],
  [HTTP, 'https://[', null],
  [HTTPS, 'https://cms.example/a', 'https://cms.example/a'],
  [HTTPS, 'http://cms.example/a', null],
])('from the backend %s a redirect to %s is one to %s', (backend, location, to) => {
  expect(resolveHostRedirect(location, `${backend}/wp-json`, backend)).toBe(to);
});
