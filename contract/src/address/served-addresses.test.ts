import { expect, test } from 'vitest';
import { isUploadPath } from './served-addresses.ts';

test.each([
  ['/uploads/a.webp', true],
  ['/wp-content/uploads/2026/a.pdf', true],
  ['/uploads', false],
  ['/de/uploads/a.webp', false],
  ['/uploads-we-made/a', false],
  ['/wp-content/themes/uploads/a', false],
])('%s is an uploaded file: %s', (path, uploaded) => {
  expect(isUploadPath(path)).toBe(uploaded);
});
