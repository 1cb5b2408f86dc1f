import { expect, test } from 'vitest';
import { STATES, TEXTS } from './page-texts.ts';
import { seoOf, seoOfCard } from './seo.ts';
import { both, PICTURE, stored, testContext } from './testing/content.ts';

const post = stored.post({ title: both('Light', 'Licht'), description: both('On light.', 'Über Licht.') });

test('what an editor wrote for search engines goes with the text of a post, a project and a job', () => {
  const seo = { title: both('All about light', 'Alles über Licht'), description: null, image: 1 };
  const told = { title: 'Alles über Licht', description: '', image: '/uploads/lamp-960.webp' };
  const context = testContext('de');
  expect(TEXTS.posts({ ...post, seo }, context).seo).toEqual(told);
  expect(TEXTS.projects(stored.project({ title: 'Licht', seo }), context).seo).toEqual(told);
  expect(TEXTS.jobs(stored.job({ title: 'Licht', seo }), context).seo).toEqual(told);
});

test('nothing goes along where nothing was written', () => {
  expect(seoOfCard(post, testContext())).toEqual({});
  expect(TEXTS.posts({ ...post, seo: { title: both(' ', ''), description: null, image: 99 } }, testContext())).toEqual({
    html_field: '',
    project: null,
  });
});

test('a page with words of its own in a language is not described by those of another', () => {
  const seo = { title: both('All about light', ''), description: both('Every lamp.', ' ') };
  expect(seoOf({ ...post, seo }, testContext('de'))).toEqual({ title: '', description: '', image: '' });
  const untranslated = { ...post, title: both('Light', ''), description: both('On light.', ''), seo };
  expect(seoOf(untranslated, testContext('de'))).toMatchObject({
    title: 'All about light',
    description: 'Every lamp.',
  });
});

test('a page is read again when its share picture is another file', () => {
  const withPicture = { ...post, seo: { image: 1 } };
  const moved = testContext('en', { media: [{ ...PICTURE, sizes: { webp_960: { filename: 'lamp-2.webp' } } }] });
  expect(STATES.posts(withPicture, moved)).not.toBe(STATES.posts(withPicture, testContext()));
});
