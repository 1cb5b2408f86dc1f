import { expect, it } from 'vitest';
import { createAddressRewriter, isSafeAddress } from './backend-addresses.ts';

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
  ['https://www.example.org/uploads/a.jpg', 'https://www.example.org/uploads/a.jpg'],
  ['https://cms.example/wordpress/wp-admin', 'https://cms.example/wordpress/wp-admin'],
  ['https://cms.example/uploads/a.jpg', 'https://cms.example/uploads/a.jpg'],
  ['/uploads/a.jpg', '/uploads/a.jpg'],
  ['', ''],
])('%s → %s', (address, local) => {
  expect(rewrite(address)).toBe(local);
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
