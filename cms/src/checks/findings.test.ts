import { flattenAllFields } from 'payload';
import { expect, test } from 'vitest';
import { Pages } from '../collections/pages.ts';
import { Posts } from '../collections/posts.ts';
import { Projects } from '../collections/projects.ts';
import { findingsIn, type Knowledge } from './findings.ts';

const KNOWS: Knowledge = {
  leadsNowhere: (address) => address === '/gone',
  languagesWithoutAlt: (picture) => (picture === 7 ? ['en', 'de'] : picture === 8 ? ['de'] : []),
  isEmptyCollection: (collection) => collection === 'reviews',
};

function found({ fields }: Pick<typeof Pages, 'fields'>, document: unknown) {
  return findingsIn(flattenAllFields({ fields }), document, KNOWS);
}

function text(url: string) {
  const link = { type: 'link', fields: { url, linkType: 'custom' }, children: [{ type: 'text', text: 'there' }] };
  return { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } };
}

const SPACE = { type: 'paragraph', children: [{ type: 'text', text: ' ' }] };

test('links that lead nowhere are found in sections, cards and texts, each with its path', () => {
  const sections = [
    { blockType: 'Banner', main_title: 'A', button_one_link: '/there', button_two_link: '/gone' },
    { blockType: 'GridBlocks', card_components: [{ title: 'B' }, { title: 'C', link: '/gone' }] },
    { blockType: 'RichText', main_title: 'D', html_field: { en: text('/there'), de: text('/gone') } },
  ];
  expect(found(Pages, { title: 'Home', sections }).map(({ kind, path, language }) => [kind, path, language])).toEqual([
    ['link', 'sections.0.button_two_link', null],
    ['link', 'sections.1.card_components.1.link', null],
    ['link', 'sections.2.html_field', 'de'],
  ]);
});

test('a form, which holds one language, is checked as well as what is stored', () => {
  expect(found(Posts, { title: 'A', body: text('/gone') })).toMatchObject([{ kind: 'link', path: 'body' }]);
  expect(found(Posts, { title: { en: 'A' }, body: { en: text('/gone') } })).toMatchObject([
    { path: 'body', language: 'en' },
  ]);
});

test('pictures without alternative text are found, with the language where it is one', () => {
  const project = { image: 7, gallery: [{ image: 9 }, { image: 8 }], seo: { image: 9 } };
  expect(found(Projects, project)).toMatchObject([
    { kind: 'alt', path: 'image', about: 7, language: null },
    { kind: 'alt', path: 'gallery.1.image', about: 8, language: 'de' },
  ]);
});

test.each([
  ['a section without anything', { blockType: 'RichText', main_title: { en: ' ', de: null } }],
  [
    'one whose text has no words',
    { blockType: 'RichText', html_field: { root: { children: [{ type: 'paragraph' }] } } },
  ],
  ['one whose text is a space', { blockType: 'RichText', html_field: { root: { children: [SPACE] } } }],
  ['a list of a collection that has nothing', { blockType: 'ReviewSlider', main_title: 'Said' }],
])('%s is empty', (_what, section) => {
  expect(found(Pages, { sections: [section] })).toMatchObject([{ kind: 'empty', path: 'sections.0' }]);
});

test.each([
  ['a title', { blockType: 'RichText', main_title: 'A' }],
  ['a card', { blockType: 'GridBlocks', card_components: [{ title: 'A' }] }],
  ['a collection', { blockType: 'ProjectGrid' }],
  ['cards of its own in place of one', { blockType: 'ReviewSlider', card_components: [{ name: 'A' }] }],
  ['a form', { blockType: 'ContactForm' }],
  ['nothing, of a kind that there is none of', { blockType: 'Gone' }],
])('a section with %s is not empty', (_what, section) => {
  expect(found(Pages, { sections: [section] })).toEqual([]);
});

test('what is no document has nothing to find', () => {
  for (const nothing of [null, 'x', [], { sections: 'x' }, { sections: [null] }, { seo: [] }])
    expect(found(Pages, nothing)).toEqual([]);
});
