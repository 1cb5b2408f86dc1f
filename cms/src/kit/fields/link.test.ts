import { expect, test } from 'vitest';
import { isLink } from './link.ts';

test.each([
  '/projects',
  '/',
  '/ecommerce/shopware#prices',
  '#contact',
  'https://example.org/a?b=c',
  'HTTP://example.org',
  'mailto:hello@kontorwerk.example',
  'tel:+498999998120',
])('%s is a link', (value) => {
  expect(isLink(value)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  '//example.org',
  '/\\example.org',
  'projects',
  'example.org',
  '/a b',
  'https://',
  'mailto:',
  'data:text/html,x',
])('%s is not', (value) => {
  expect(isLink(value)).toBe(false);
});
