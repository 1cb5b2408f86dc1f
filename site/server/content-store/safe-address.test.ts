import { expect, it } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

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
])('%j is not', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
