import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { type Field, flattenAllFields } from 'payload';
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

type Checked = Pick<typeof Pages, 'fields'>;

function allFound({ fields }: Checked, document: unknown, writtenIn?: Language) {
  return findingsIn(flattenAllFields({ fields }), document, KNOWS, writtenIn);
}

/** What is found in a document besides what is still to be filled in. */
function found(collection: Checked, document: unknown) {
  return allFound(collection, document).filter(({ kind }) => kind !== 'required' && kind !== 'no_sections');
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

test('a section that is written in the language that visitors see instead is not empty', () => {
  const sections = ['a', 'b', 'c'].map((id) => ({ id, blockType: 'RichText', main_title: null }));
  const saved = [
    { id: 'a', blockType: 'RichText', main_title: 'Text' },
    { id: 'b', blockType: 'RichText', main_title: ' ' },
  ];
  const knows = { ...KNOWS, shownInstead: ({ id }: Untrusted) => saved.find((row) => row.id === id) ?? null };
  const empty = findingsIn(flattenAllFields({ fields: Pages.fields }), { sections }, knows, 'de');
  expect(empty.filter(({ kind }) => kind === 'empty').map(({ path }) => path)).toEqual(['sections.1', 'sections.2']);
});

test('what is required and empty in the language of the form is found, by the path of its field', () => {
  const empty = allFound(Posts, { title: ' ', image: 9 }, 'de');
  expect(empty.map(({ kind, path, language }) => [kind, path, language])).toEqual(
    expect.arrayContaining([
      ['required', 'title', 'de'],
      ['required', 'body', 'de'],
      ['required', 'date', null],
    ]),
  );
  expect(empty.map(({ path }) => path)).not.toContain('image');
});

test('a post may be without a picture', () => {
  expect(allFound(Posts, { title: 'A' }, 'en').map(({ path }) => path)).not.toContain('image');
});

test('what is written in one language alone is not missing, for the other shows it', () => {
  const stored = { title: { en: 'A', de: null }, page_key: 'page', sections: [{ blockType: 'ContactForm' }] };
  expect(allFound(Pages, stored)).toEqual([]);
  expect(allFound(Pages, { ...stored, title: { en: '', de: null } })).toMatchObject([
    { kind: 'required', path: 'title', language: null },
  ]);
});

test('what the form doesn’t ask for is not missing', () => {
  const fields: Field[] = [
    { name: 'gone', type: 'text', required: true, hidden: true },
    { name: 'unseen', type: 'text', required: true, admin: { hidden: true } },
    { name: 'other', type: 'text', required: true, admin: { condition: (data) => data.kind === 'other' } },
    { name: 'off', type: 'checkbox', required: true },
    { name: 'none', type: 'number', required: true },
  ];
  expect(allFound({ fields }, { kind: 'this', off: false, none: 0 })).toEqual([]);
  expect(allFound({ fields }, { kind: 'other', off: false, none: 0 })).toMatchObject([{ path: 'other' }]);
});

test('a page without sections is found, with the way to its list', () => {
  for (const sections of [[], undefined])
    expect(allFound(Pages, { title: 'A', page_key: 'page', sections })).toMatchObject([
      { kind: 'no_sections', path: 'sections' },
    ]);
});

test('what is no document has nothing to find', () => {
  for (const nothing of [null, 'x', [], { sections: 'x' }, { sections: [null] }, { seo: [] }])
    expect(found(Pages, nothing)).toEqual([]);
});
