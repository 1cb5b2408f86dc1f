import { expect, test } from 'vitest';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { findCurrentGroup } from './current-group.ts';

function group(label: string, to: string, ...links: readonly string[]): MenuGroup {
  return { label, to, columns: [{ title: '', links: links.map((link) => ({ label: link, to: link })) }] };
}

const MENU = [
  group('Agency', '/agency/aboutus', '/agency/career', '/agency/blogs', '/projects'),
  group('Ecommerce', '/ecommerce', '/ecommerce/shopware', '/services/webdevelopment'),
  group('Services', '/services/webdevelopment', '/ecommerce/webdesign'),
  group('Projects', '/projects'),
];

test.each([
  ['/agency/career', 'Agency'],
  ['/agency', 'Agency'],
  ['/agency/blogs', 'Agency'],
  ['/ecommerce/shopware', 'Ecommerce'],
  // Where two groups link to them: the one whose landing page it is.
  ['/services/webdevelopment', 'Services'],
  ['/projects', 'Projects'],
  ['/imprint', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, label) => {
  expect(findCurrentGroup(MENU, path)?.label).toBe(label);
});
