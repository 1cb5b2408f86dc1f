import { expect, test } from 'vitest';
import { isTarget } from './redirect-checks.ts';

test.each([
  ['/projects', true],
  ['pages:2#top', true],
  ['https://example.org/a', true],
  [`/${'x'.repeat(4_095)}`, true],
  [`/${'x'.repeat(4_096)}`, false],
  [`https://example.org/${'x'.repeat(4_096)}`, false],
  ['/b\ud800', false],
  ['https://example.org/\udc00', false],
  ['pages:2#\ud800', false],
])('%j is somewhere to send visitors: %s', (link, isOne) => {
  expect(isTarget(link)).toBe(isOne);
});
