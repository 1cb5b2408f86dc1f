import { describe, expect, it } from 'vitest';
import { createAddressRewriter, isPictureAddress, isSafeAddress } from './backend-addresses.ts';

const rewrite = createAddressRewriter({
  backendUrl: 'https://cms.example/wordpress',
  publicUrl: 'https://www.example',
});

it.each([
  ['https://cms.example/wordpress/wp-content/uploads/2026/a.jpg', '/wp-content/uploads/2026/a.jpg'],
  ['http://cms.example/wordpress/uploads/a.jpg', '/uploads/a.jpg'],
  ['//cms.example/wordpress/uploads/a.jpg', '/uploads/a.jpg'],
  ['https://www.example/projects?x=1#y', '/projects?x=1#y'],
  ['https://www.example', '/'],
  ['http://example/projects/', '/projects'],
  ['https://www.example.org/uploads/a.jpg', 'https://www.example.org/uploads/a.jpg'],
  ['https://cms.example/wordpress/wp-admin', 'https://cms.example/wordpress/wp-admin'],
  ['https://cms.example/uploads/a.jpg', 'https://cms.example/uploads/a.jpg'],
  ['/uploads/a.jpg', '/uploads/a.jpg'],
  ['', ''],
])('%s → %s', (address, local) => {
  expect(rewrite(address)).toBe(local);
});

describe('pages of a backend that visitors can reach', () => {
  const rewriteLink = createAddressRewriter({
    backendUrl: 'https://cms.example.com',
    publicUrl: 'https://www.example',
    oldHosts: ['www.old.example', 'older.example:8080', 'büro.example'],
  });

  it.each([
    ['https://cms.example.com/contactus/contactform/', '/contactus/contactform'],
    ['http://www.cms.example.com:443/services/wordpress/?a=1#b', '/services/wordpress?a=1#b'],
    ['//CMS.example.com', '/'],
    ['https://cms.example.com/de/projects/', '/de/projects'],
    ['https://cms.example.com/blog/a-post/', '/blog/a-post'],
    ['https://cms.example.com/wp-content/uploads/2024/a b.pdf?x=1', '/wp-content/uploads/2024/a b.pdf?x=1'],
    ['http://old.example/projects/', '/projects'],
    ['https://older.example:8080/anything/else/', '/anything/else'],
    ['services/brandidentity', '/services/brandidentity'],
    ['../services/brandidentity/', '/services/brandidentity'],
    ['wp-content/uploads/a b.jpg', '/wp-content/uploads/a b.jpg'],
    ['/projects/?category=A', '/projects?category=A'],
    ['www.other.example/x', 'https://www.other.example/x'],
    ['.//evil.example/x', '/evil.example/x'],
    ['./\\evil.example/x', '/evil.example/x'],
    ['../..//..//evil.example/x', '/evil.example/x'],
    ['https://www.example//evil.example/x', '/evil.example/x'],
    ['https://www.example/\t/evil.example/x', '/evil.example/x'],
    ['https://BÜRO.example/projects/', '/projects'],
  ])('%s → %s', (address, local) => {
    expect(rewriteLink(address)).toBe(local);
  });

  it.each([
    'https://cms.example.com/another/page/',
    'https://cms.example.com/wp-admin/',
    'https://cms.example.com/?p=12',
    'https://cms.example.com/de/?p=12',
    'https://cms.example.com:8443.evil.example/projects',
    'https://cms.example.com\\@evil.example/projects',
    'https://cms.example.com//evil.example/x',
    'https://cms.example.com.evil.example/projects',
    'https://older.example:9090/projects',
    'https://other.example/projects/',
    'mailto:a@b.example',
    'a@b.example',
    'tel:+49',
    '#a',
    '?a',
    'java\nscript:x()',
  ])('%s stays', (address) => {
    expect(rewriteLink(address)).toBe(address);
  });

  it.each(['http://127.0.0.1:3001', 'http://wordpress', 'https://10.1.2.3', 'http://[::1]:80', 'http://cms.internal'])(
    'or not: those of %s are paths of the site in any case',
    (backendUrl) => {
      const rewriteAny = createAddressRewriter({ backendUrl, publicUrl: 'https://www.example' });
      expect(rewriteAny(`${backendUrl}/another/page/`)).toBe('/another/page');
    },
  );
});

it.each([
  ['/uploads/a.webp', true],
  ['/wp-content/uploads/a.webp', true],
  ['/a.svg', true],
  ['/wp-content/themes/a.png', false],
  ['/contactus', false],
  ['//other.example/a.png', false],
  ['https://other.example/a.png', false],
  ['data:image/gif;base64,R0', false],
  ['a.png', false],
  ['', false],
])('%j can be a picture: %s', (address, isPicture) => {
  expect(isPictureAddress(address)).toBe(isPicture);
});

it.each(['', '/x', 'x', '#x', '?a:b', 'https://x.example', 'mailto:a@b.example', 'tel:+49 89', '//x.example', '/a:b'])(
  '%j is safe',
  (address) => {
    expect(isSafeAddress(address)).toBe(true);
  },
);

it.each([
  'javascript:x()',
  ' JavaScript:x()',
  'java\tscript:x()',
  '\u0001javascript:x()',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///x',
  'http://[',
  'https://a b/',
  'https://x:port/',
])('%j is not', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
