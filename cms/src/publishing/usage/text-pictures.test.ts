import { flattenAllFields } from 'payload';
import { expect, test } from 'vitest';
import { makePortableDocument } from '#cms/commands/exporting/portable-document.ts';
import { mapReferences } from '#cms/content/portable/map-references.ts';
import { pictureIn, richText } from '#cms/content/wire/testing/content.ts';
import { isBlank, plainText } from '#cms/kit/links/plain-text.ts';
import { textLinksBeside, textLinksOf } from '#cms/kit/links/text-links.ts';
import { Pages } from '#cms/schema/collections/pages.ts';
import { Posts } from '#cms/schema/collections/posts.ts';
import { extractPieces, replacePieces } from '#cms/translation/suggestion-request.ts';
import { checkDocument } from '../checks/document-check.ts';
import { findReferences, formatReference } from './references.ts';

/* Everything that walks through texts must handle the pictures in them. */

const text = richText([pictureIn(7, 'On the roof')]);
const [posts, pages] = [Posts, Pages].map(({ fields }) => flattenAllFields({ fields }));
const TARGET = { collection: 'media', id: 7 } as const;

test('a picture in a text is used by its document, in a section too', () => {
  const section = { sections: [{ blockType: 'RichText', html_field: { en: text } }] };
  const references = findReferences(pages ?? [], section);
  expect(references.has(formatReference(TARGET))).toBe(true);
  expect(references.has(formatReference({ collection: 'posts', id: 7 }))).toBe(false);
  expect(textLinksOf({ en: text, de: null })).toEqual({ en: ' media:7 ', de: null });
  expect(textLinksBeside(posts ?? [], { body: { de: text } })).toEqual({ body_links: { de: ' media:7 ' } });
});

test('one that was pasted names its picture by digits, and one that Payload read along by the whole document', () => {
  for (const value of ['7', { id: 7 }])
    expect(textLinksOf(richText([{ ...pictureIn(7), ...{ value } }]))).toBe(' media:7 ');
  for (const value of ['seven', 0, null, undefined])
    expect(textLinksOf(richText([{ ...pictureIn(7), ...{ value } }]))).toBeNull();
});

test('one without an alternative text is found before publishing', () => {
  const knows = {
    leadsNowhere: () => false,
    languagesWithoutAlt: (id: number) => (id === 7 ? (['de'] as const) : []),
    widthOf: () => null,
    isEmptyCollection: () => false,
  };
  const found = checkDocument(posts ?? [], { body: { en: text } }, knows).filter(({ kind }) => kind === 'alt');
  expect(found).toMatchObject([{ path: 'body', about: 7, language: 'de' }]);
});

test('a text of a picture alone says something, and its caption is translated', () => {
  expect(isBlank(richText([pictureIn(7)]))).toBe(false);
  expect(plainText(text)).toBe('On the roof <media:7>');
  expect(extractPieces(richText([pictureIn(7), pictureIn(7, 'On the roof')]))).toEqual(['On the roof']);
  expect(replacePieces(richText([pictureIn(7), pictureIn(7, 'On the roof')]), ['Auf dem Dach'])).toEqual(
    richText([pictureIn(7), pictureIn(7, 'Auf dem Dach')]),
  );
});

test('an export names it, and an import drops the one that it hasn’t got', () => {
  const data = { body: { en: text }, body_links: { en: ' media:7 ' } };
  const exported = makePortableDocument(posts ?? [], data, (collection, id) => `${collection}-${id}.png`);
  expect(exported).toEqual({
    body: { en: richText([{ ...pictureIn(7, 'On the roof'), ...{ value: 'media-7.png' } }]) },
  });
  const none = { document: () => null, link: (address: string) => address };
  expect(mapReferences(posts ?? [], exported, none)).toEqual({ body: { en: richText([]) } });
});
