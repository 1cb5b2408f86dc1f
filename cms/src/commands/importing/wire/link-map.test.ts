import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import { LinkMap } from './link-map.ts';

const OLD_HOSTS = ['www.older.example', 'büro.example:8080'];
const links = new LinkMap('https://cms.old.example', new Findings(), OLD_HOSTS);

test.each([
  ['https://cms.old.example/services/mobileapp/', '/services/mobileapp'],
  ['http://www.cms.old.example/de/projects/?a=1#top', '/projects?a=1#top'],
  ['//cms.old.example/', '/'],
  ['services/brandidentity', '/services/brandidentity'],
  ['/projects/', '/projects'],
  ['https://cms.old.example/wp-content/uploads/a.pdf', 'https://cms.old.example/wp-content/uploads/a.pdf'],
  ['http://cms.old.example:8080/projects/', '/projects'],
  ['https://older.example/de/services/mobileapp/', '/services/mobileapp'],
  ['//WWW.older.example/another/page/?a=1#top', '/another/page?a=1#top'],
  ['http://BÜRO.example:8080/projects', '/projects'],
  ['https://older.example//evil.example/x', '/evil.example/x'],
  ['http://older.example/wp-content/uploads/a.pdf?ver=2', 'https://cms.old.example/wp-content/uploads/a.pdf?ver=2'],
  ['http://büro.example:9090/projects', 'http://büro.example:9090/projects'],
  ['https://older.example.evil.example/projects', 'https://older.example.evil.example/projects'],
  ['https://other.example/projects/', 'https://other.example/projects/'],
  ['www.nowhere', 'www.nowhere'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the link %s becomes %s', (address, moved) => {
  expect(links.moved(address)).toBe(moved);
});

test('of a backend in a folder the addresses below that are its own, and only they', () => {
  const inFolder = new LinkMap('https://example.com/wordpress', new Findings(), ['older.example']);
  const addresses = [
    'https://example.com/wordpress/projects/',
    'https://example.com/shop/',
    'https://older.example/projects/',
    'https://older.example/wp-content/uploads/a.pdf',
  ];
  expect(addresses.map((address) => inFolder.moved(address))).toEqual([
    '/projects',
    'https://example.com/shop/',
    '/projects',
    'https://example.com/wordpress/wp-content/uploads/a.pdf',
  ]);
});
