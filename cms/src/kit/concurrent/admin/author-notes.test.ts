import { expect, test } from 'vitest';
import { authorQuery } from './author-notes.ts';

test('the versions of a document or a global are asked for, in their list and where one is shown', () => {
  expect(authorQuery('/admin/collections/pages/12/versions')).toBe('collection=pages&id=12');
  expect(authorQuery('/admin/collections/pages/12/versions/34')).toBe('collection=pages&id=12');
  expect(authorQuery('/admin/globals/site-settings/versions')).toBe('global=site-settings');
  expect(authorQuery('/admin/collections/pages/12')).toBeNull();
});
