import { expect, test } from 'vitest';
import { postPicture } from './post-picture.ts';
import type { WordPressItem } from './read-items.ts';

const LIBRARY = { caption: '', parent: '0' };
const attachments = new Map([
  ['1', { address: 'https://old.example/tea.jpg', alt: 'Tea', ...LIBRARY }],
  ['2', { address: 'https://old.example/tea.jpg', alt: 'Tee', ...LIBRARY }],
  ['3', { address: 'https://old.example/cup.jpg', alt: 'Tasse', ...LIBRARY }],
]);

function withPicture(id: string): WordPressItem {
  return {
    texts: new Map(),
    terms: [],
    meta: new Map([['_thumbnail_id', id]]),
    comments: 0,
    isCut: false,
    controls: 0,
  };
}

const tea = 'https://old.example/tea.jpg';

test.each([
  ['the same', '1', '1', { address: tea, alt: { en: 'Tea', de: 'Tea' }, leftOut: [] }],
  ['the same as an attachment of its own', '1', '2', { address: tea, alt: { en: 'Tea', de: 'Tee' }, leftOut: [] }],
  ['another', '1', '3', { address: tea, alt: { en: 'Tea', de: '' }, leftOut: ['https://old.example/cup.jpg'] }],
  ['none', '1', '', { address: tea, alt: { en: 'Tea', de: '' }, leftOut: [] }],
  ['one that the file doesn’t name', '8', '9', { address: null, alt: { en: '', de: '' }, leftOut: ['9'] }],
])('a post whose translation has %s', (_what, en, de, picture) => {
  expect(postPicture({ en: withPicture(en), de: withPicture(de) }, attachments)).toEqual(picture);
});

test('a post that is German alone has its picture, and one without any has none', () => {
  expect(postPicture({ de: withPicture('3') }, attachments)).toMatchObject({ alt: { en: '', de: 'Tasse' } });
  expect(postPicture({ en: withPicture('') }, attachments)).toBeNull();
});
