import { flattenAllFields } from 'payload';
import { expect, test } from 'vitest';
import { Jobs } from '../collections/jobs.ts';
import { Pages } from '../collections/pages.ts';
import { Projects } from '../collections/projects.ts';
import { picturePaths } from './picture-paths.ts';

test.each([
  ['a job shows who answers questions', Jobs, ['contact.image', 'seo.image']],
  ['a project has a gallery', Projects, ['gallery.image', 'image', 'seo.image']],
  ['of a page only what lies outside of its sections can be asked for', Pages, ['seo.image']],
])('pictures are found wherever they are: %s', (_what, { fields }, paths) => {
  expect(picturePaths(flattenAllFields({ fields })).toSorted()).toEqual(paths);
});
