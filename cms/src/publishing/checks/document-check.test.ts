import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { type Field, flattenAllFields } from 'payload';
import { expect, test } from 'vitest';
import { Jobs } from '#cms/schema/collections/jobs.ts';
import { Pages } from '#cms/schema/collections/pages.ts';
import { Posts } from '#cms/schema/collections/posts.ts';
import { Projects } from '#cms/schema/collections/projects.ts';
import { checkDocument, type SiteIndex } from './document-check.ts';

const KNOWS: SiteIndex = {
  leadsNowhere: (address) => address === '/gone',
  languagesWithoutAlt: (picture) => (picture === 7 ? ['en', 'de'] : picture === 8 ? ['de'] : []),
  isEmptyCollection: (collection) => collection === 'reviews',
  widthOf: (picture) => (picture === 6 ? 1199 : picture === 5 ? null : 1600),
};

type Checked = Pick<typeof Pages, 'fields'>;

function allFound({ fields }: Checked, document: unknown, writtenIn?: Language) {
  return checkDocument(flattenAllFields({ fields }), document, KNOWS, writtenIn);
}

/** Returns a document's findings without its empty required fields and lists. */
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

test('a last day that is over is found in a form, and not in what is stored', () => {
  const found = (isOver?: SiteIndex['isOver']) =>
    checkDocument(
      flattenAllFields({ fields: Jobs.fields }),
      { valid_through: '2026-06-14T12:00:00.000Z' },
      { ...KNOWS, ...(isOver && { isOver }) },
    ).flatMap(({ kind, path }) => (kind === 'over' ? [path] : []));
  expect(found((day) => day < '2026-06-15')).toEqual(['valid_through']);
  expect(found((day) => day < '2026-06-14')).toEqual([]);
  expect(found()).toEqual([]);
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
  ['a picture with text that has a button alone', { blockType: 'ImageContent', button_one_text: 'There' }],
  ['captions without pictures', { blockType: 'TwoImages', card_components: [{ title: 'A' }] }],
])('%s is empty', (_what, section) => {
  expect(found(Pages, { sections: [section] })).toMatchObject([{ kind: 'empty', path: 'sections.0' }]);
});

test.each([
  ['a text', { blockType: 'RichText', main_title: 'A', html_field: text('/there') }],
  ['points beside a title', { blockType: 'ImageContent', main_title: 'A', card_components: [{ title: 'B' }] }],
  ['a title that opens a page', { blockType: 'Banner', main_title: 'A' }],
  ['a card', { blockType: 'GridBlocks', card_components: [{ title: 'A' }] }],
  ['a collection', { blockType: 'ProjectGrid' }],
  ['cards of its own in place of one', { blockType: 'ReviewSlider', card_components: [{ name: 'A' }] }],
  ['a form', { blockType: 'ContactForm' }],
  ['nothing, of a kind that there is none of', { blockType: 'Gone' }],
])('a section with %s is not empty', (_what, section) => {
  expect(found(Pages, { sections: [section] })).toEqual([]);
});

test.each([
  ['questions', { blockType: 'Faq', main_title: 'Asked' }],
  ['figures', { blockType: 'Stats', card_components: [] }],
  ['blocks, as a form has it,', { blockType: 'GridBlocks', main_title: 'A', card_components: 0 }],
  ['a collection that has nothing', { blockType: 'ReviewSlider', main_title: 'Said' }],
])('a list of %s without any says so to visitors', (_what, section) => {
  expect(found(Pages, { sections: [section] })).toMatchObject([{ kind: 'nothing_listed', path: 'sections.0' }]);
});

test.each(['RichText', 'ImageContent', 'TwoImages'])('a title alone is no %s', (blockType) => {
  const section = { blockType, main_title: 'A', sub_title: 'B' };
  expect(found(Pages, { sections: [section] })).toMatchObject([{ kind: 'title_alone', path: 'sections.0' }]);
});

test('a title whose text visitors see in another language is not alone', () => {
  const sections = [{ id: 'a', blockType: 'RichText', main_title: 'Titel' }];
  const knows = { ...KNOWS, findFallback: () => ({ main_title: 'Title', html_field: text('/there') }) };
  const lacking = checkDocument(flattenAllFields({ fields: Pages.fields }), { title: 'A', sections }, knows, 'de');
  expect(lacking.filter(({ path }) => path.startsWith('sections'))).toEqual([]);
});

test('a picture that is narrower than its place wants is told, a drawing never', () => {
  const sections = [
    { blockType: 'ImageContent', main_title: 'A', com_image: 6 },
    { blockType: 'ImageContent', main_title: 'B', com_image: 5 },
    { blockType: 'TwoImages', bg_image: 9, com_image: 9 },
  ];
  expect(found(Pages, { sections })).toMatchObject([
    { kind: 'small_picture', path: 'sections.0.com_image', about: 6, pixels: { width: 1199, least: 1200 } },
  ]);
  expect(found(Projects, { image: 6 })).toMatchObject([{ kind: 'small_picture', pixels: { least: 1600 } }]);
});

test('a section that is written in the language that visitors see instead is not empty', () => {
  const sections = ['a', 'b', 'c'].map((id) => ({ id, blockType: 'RichText', main_title: null }));
  const saved = [
    { id: 'a', blockType: 'RichText', html_field: text('/there') },
    { id: 'b', blockType: 'RichText', main_title: ' ' },
  ];
  const knows = { ...KNOWS, findFallback: ({ id }: Untrusted) => saved.find((row) => row.id === id) ?? null };
  const empty = checkDocument(flattenAllFields({ fields: Pages.fields }), { sections }, knows, 'de');
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
