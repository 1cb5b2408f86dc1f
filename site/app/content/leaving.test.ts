import { afterEach, expect, test, vi } from 'vitest';
import { clearStorageOnLeaving, clearsOnLeaving } from './leaving.ts';
import { memoryStorage } from './testing/memory-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/', true],
  ['/de', true],
  ['/products', true],
  ['/contactus/career', true],
  ['/career-form', true],
  ['/services/blog', true],
  ['/blogs', true],
  ['/projects', false],
  ['/projects/shop', false],
  ['/blog/post', false],
  ['/agency/aboutus', false],
  ['/agency/blogs', false],
  ['/jobapply/developer', false],
  ['/de/projects', false],
  ['/de/jobapply/developer', false],
])('leaving from %s clears the storage: %s (§9)', (pathname, clears) => {
  expect(clearsOnLeaving(pathname)).toBe(clears);
});

test('clears on pagehide from where the visitor is by then, until it is stopped', () => {
  const events = new EventTarget();
  const place = { pathname: '/projects' };
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  localStorage.setItem('lang', 'de');
  const stop = clearStorageOnLeaving();
  events.dispatchEvent(new Event('pagehide'));
  expect(localStorage.length).toBe(1);
  place.pathname = '/products';
  events.dispatchEvent(new Event('pagehide'));
  expect(localStorage.length).toBe(0);
  stop();
  localStorage.setItem('lang', 'de');
  events.dispatchEvent(new Event('pagehide'));
  expect(localStorage.length).toBe(1);
});
