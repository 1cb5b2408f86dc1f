import vm from 'node:vm';
import { expect, test } from 'vitest';
import { memoryStorage } from '../content/testing/memory-storage.ts';
import { LEAVING_SCRIPT } from './head-script.ts';

/** Returns what is left of a stored text after leaving the page at an address. */
function leaveFrom(pathname: string): string | null {
  const events = new EventTarget();
  const localStorage = memoryStorage();
  const location = { pathname: '/' };
  localStorage.setItem('lang', 'de');
  vm.runInNewContext(LEAVING_SCRIPT, {
    localStorage,
    location,
    addEventListener: events.addEventListener.bind(events),
  });
  // The address on leaving decides, not the one that the page was opened at.
  location.pathname = pathname;
  events.dispatchEvent(new Event('pagehide'));
  return localStorage.getItem('lang');
}

test.each([
  '/',
  '/de',
  '/products',
  '/de/products',
  '/contactus/career',
  '/career-form',
  '/services/blog',
  '/ecommerce/projects',
  '/blogs',
  '/de/projectsearch',
])('§9 leaving from %s clears the storage', (pathname) => {
  expect(leaveFrom(pathname)).toBeNull();
});

test.each([
  '/projects',
  '/projects/shop',
  '/blog/post',
  '/agency/aboutus',
  '/agency/news',
  '/agency/blogs',
  '/jobapply/developer',
  '/de/projects',
  '/de/blog/post',
  '/de/agency/blogs',
  '/de/jobapply/developer',
])('§9 leaving from %s keeps the storage', (pathname) => {
  expect(leaveFrom(pathname)).toBe('de');
});

test('§9 a storage that cannot be cleared does not stop a visitor from leaving', () => {
  const events = new EventTarget();
  vm.runInNewContext(LEAVING_SCRIPT, {
    location: { pathname: '/' },
    addEventListener: (type: string, listener: () => void) => events.addEventListener(type, listener),
  });
  expect(() => events.dispatchEvent(new Event('pagehide'))).not.toThrow();
});
