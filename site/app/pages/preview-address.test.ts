import { expect, test } from 'vitest';
import { buildPreviewAddress, parsePreviewAddress } from './preview-address.ts';

test.each([
  ['/', '/previews/index.png'],
  ['/de', '/previews/de.png'],
  ['/de/projects/l%C3%BCmen', '/previews/de/projects/l%C3%BCmen.png'],
])('the picture of %s is %s', (page, picture) => {
  expect(buildPreviewAddress(page)).toBe(picture);
  expect(parsePreviewAddress(picture)).toBe(page);
});

test.each(['/previews', '/previews/', '/previews/.png', '/previews/a.jpg', '/preview/a.png'])(
  '%s is no picture of a page',
  (path) => {
    expect(parsePreviewAddress(path)).toBeNull();
  },
);
