import { flattenAllFields } from 'payload';
import { expect, test } from 'vitest';
import { Redirects } from '#cms/addresses/redirects/redirects.ts';
import { Jobs } from '#cms/schema/collections/jobs.ts';
import { Media } from '#cms/schema/collections/media.ts';
import { Pages } from '#cms/schema/collections/pages.ts';
import { Projects } from '#cms/schema/collections/projects.ts';
import { NavigationGlobal } from '#cms/schema/navigation/navigation-global.ts';
import { findReferences, formatReference, listLinkPaths, listReferencePaths, type Target } from './references.ts';

const fieldsOf = ({ fields }: Pick<typeof Jobs, 'fields'>) => flattenAllFields({ fields });
const refersTo = (fields: ReturnType<typeof fieldsOf>, document: unknown, target: Target) =>
  findReferences(fields, document).has(formatReference(target));

test.each([
  ['a job shows who answers questions', Jobs, 'media', ['contact.image', 'seo.image']],
  ['a project has a gallery', Projects, 'media', ['gallery.image', 'image', 'seo.image']],
  ['a project has a review', Projects, 'reviews', ['review']],
  ['a picture has others for other places and for German pages', Media, 'media', ['german', 'moving', 'tall', 'wide']],
  ['of a page only what lies outside of its sections can be asked for', Pages, 'media', ['seo.image']],
] as const)('references are found wherever they are: %s', (_what, collection, to, paths) => {
  expect(listReferencePaths(fieldsOf(collection), to).toSorted()).toEqual(paths);
});

const PICTURE = { collection: 'media', id: 7 } as const;

test.each([
  ['a section', { sections: [{ blockType: 'Banner', bg_image: 7 }] }],
  [
    'a card of a section',
    { sections: [{ blockType: 'Banner' }, { blockType: 'GridBlocks', card_components: [{ image: 8 }, { image: 7 }] }] },
  ],
  ['its link preview', { seo: { image: 7 } }],
])('a picture is used in %s', (_place, page) => {
  expect(refersTo(fieldsOf(Pages), page, PICTURE)).toBe(true);
});

test.each([
  ['another picture', { seo: { image: 8 }, sections: [{ blockType: 'Banner', bg_image: null }] }],
  ['the same number elsewhere', { id: 7, sections: [{ id: 7, blockType: 'Banner', limit: 7 }] }],
  ['a section that there is no kind of', { sections: [{ blockType: 'Gone', image: 7 }] }],
  ['nothing', null],
])('a picture is not used in %s', (_place, page) => {
  expect(refersTo(fieldsOf(Pages), page, PICTURE)).toBe(false);
});

test('a document is used by links that name it, with a place or a query behind, in fields and in texts', () => {
  const link = { type: 'link', fields: { url: 'posts:7#place' } };
  for (const page of [
    { sections: [{ blockType: 'Banner', button_one_link: 'posts:7' }] },
    { sections: [{ blockType: 'GridBlocks', card_components: [{ link: 'posts:7?x=1' }] }] },
    { sections: [{ blockType: 'RichText', html_field: { root: { children: [{ children: [link] }] } } }] },
    { sections: [{ blockType: 'RichText', html_field: { de: { root: { children: [link] } } } }] },
  ])
    expect(refersTo(fieldsOf(Pages), page, { collection: 'posts', id: 7 })).toBe(true);
  const others = { sections: [{ blockType: 'Banner', main_title: 'posts:7', button_one_link: 'posts:71' }] };
  expect(refersTo(fieldsOf(Pages), others, { collection: 'posts', id: 7 })).toBe(false);
  expect(listLinkPaths(fieldsOf(Projects))).toEqual(['link']);
});

test('a document is used by an entry of the menu and by a redirect to it', () => {
  const page = { collection: 'pages', id: 7 } as const;
  const menu = [{ label: 'Summer', columns: [{ title: 'More', links: [{ label: 'Sun', to: 'pages:7' }] }] }];
  expect(refersTo(fieldsOf(NavigationGlobal), { menu }, page)).toBe(true);
  expect(listLinkPaths(fieldsOf(Redirects))).toEqual(['to']);
});

test('a review is used by the section that has picked it, and no other document of that number', () => {
  const page = { sections: [{ blockType: 'ReviewSlider', pick: [3, 7] }] };
  expect(refersTo(fieldsOf(Pages), page, { collection: 'reviews', id: 7 })).toBe(true);
  expect(refersTo(fieldsOf(Pages), page, { collection: 'projects', id: 7 })).toBe(false);
});
