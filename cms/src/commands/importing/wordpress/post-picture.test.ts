import { expect, test } from 'vitest';
import type { ExportedPost, WordPressExport } from './post-document.ts';
import { findPostPicture } from './post-picture.ts';
import type { Survey } from './survey.ts';

const UNATTACHED = { caption: '', parent: '0' };

function exportWith(pictures: Readonly<Record<string, readonly [address: string, alt: string]>>): WordPressExport {
  const attachments = Object.entries(pictures).map(
    ([id, [address, alt]]) => [id, { address, alt, ...UNATTACHED }] as const,
  );
  const survey: Survey = {
    site: { texts: new Map(), authors: new Map() },
    blog: { origin: 'https://old.example', path: '', network: '', scope: '' },
    language: 'en',
    attachments: new Map(attachments),
    reusable: new Map(),
    posts: [],
    leftOut: new Map(),
  };
  const moveLinks = () => ({
    moveLink: String,
    toTranslation: new Set<string>(),
    stayed: new Set<string>(),
    nowhere: new Set<string>(),
  });
  return { file: '', survey, blogName: '', moveLinks };
}

const blog = exportWith({
  1: ['https://old.example/tea.jpg', 'Tea'],
  2: ['https://old.example/tea.jpg', 'Tee'],
  3: ['https://old.example/cup.jpg', 'Tasse'],
});

function withPicture(id: string, from = blog): ExportedPost {
  const item = {
    texts: new Map(),
    terms: [],
    meta: new Map([['_thumbnail_id', id]]),
    comments: 0,
    isCut: false,
    controls: 0,
  };
  return { item, from };
}

const tea = 'https://old.example/tea.jpg';

test.each([
  ['the same', '1', '1', { address: tea, alt: { en: 'Tea', de: 'Tea' }, leftOut: [] }],
  ['the same as an attachment of its own', '1', '2', { address: tea, alt: { en: 'Tea', de: 'Tee' }, leftOut: [] }],
  ['another', '1', '3', { address: tea, alt: { en: 'Tea', de: '' }, leftOut: ['https://old.example/cup.jpg'] }],
  ['none', '1', '', { address: tea, alt: { en: 'Tea', de: '' }, leftOut: [] }],
  ['one that the file doesn’t name', '8', '9', { address: null, alt: { en: '', de: '' }, leftOut: ['9'] }],
])('a post whose translation has %s', (_what, en, de, picture) => {
  expect(findPostPicture({ en: withPicture(en), de: withPicture(de) })).toEqual({ from: blog, ...picture });
});

test('a post that is German alone has its picture, and one without any has none', () => {
  expect(findPostPicture({ de: withPicture('3') })).toMatchObject({ alt: { en: '', de: 'Tasse' } });
  expect(findPostPicture({ en: withPicture('') })).toBeNull();
});

test('a post of two blogs has one picture, of which each blog has a copy, and the other’s where these differ', () => {
  const uploads = 'https://old.example/wp-content/uploads';
  const english = exportWith({ 1: [`${uploads}/2024/05/tea.jpg`, 'Tea'] });
  const german = exportWith({
    1: [`${uploads}/sites/2/2024/05/tea.jpg`, 'Tee'],
    2: [`${uploads}/sites/2/cup.jpg`, ''],
  });
  const pictures = (de: string) => findPostPicture({ en: withPicture('1', english), de: withPicture(de, german) });
  expect(pictures('1')).toMatchObject({ from: english, alt: { en: 'Tea', de: 'Tee' }, leftOut: [] });
  expect(pictures('2')).toMatchObject({ from: english, leftOut: [`${uploads}/sites/2/cup.jpg`] });
});
