import { expect, test } from 'vitest';
import { pageOfPreview, previewAddress } from './preview-address.ts';

test.each([
  ['/', '/previews/index.png'],
  ['/de', '/previews/de.png'],
  ['/de/projects/l%C3%BCmen', '/previews/de/projects/l%C3%BCmen.png'],
])('the picture of %s is %s', (page, picture) => {
  expect(previewAddress(page)).toBe(picture);
  expect(pageOfPreview(picture)).toBe(page);
});

test.each(['/previews', '/previews/', '/previews/.png', '/previews/a.jpg', '/preview/a.png'])(
  '%s is no picture of a page',
  (path) => {
    expect(pageOfPreview(path)).toBeNull();
  },
);
