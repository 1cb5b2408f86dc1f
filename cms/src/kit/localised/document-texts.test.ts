import { expect, test } from 'vitest';
import { both } from '#cms/content/wire/testing/content.ts';
import { makeConfirmation } from '#cms/translation/confirmations-endpoint.ts';
import { documentTexts, placeOfField } from './document-texts.ts';
import { type Described, isTranslated } from './localised-texts.ts';

const title: Described = { type: 'text', name: 'title', label: 'Title', localized: true };
const FIELDS: readonly Described[] = [
  title,
  { type: 'blocks', name: 'sections', blocks: [{ slug: 'Banner', labels: { singular: 'Banner' }, fields: [title] }] },
];
const DOC = {
  title: both('Lamps', 'Leuchte'),
  sections: [{ id: 'a', blockType: 'Banner', title: both('Shops', '') }],
  translation: { agreed: { title: both('Lamp', 'Leuchte') } },
};

test('the texts of a document are known by their places and the labels that lead there', () => {
  const { byPlace, state } = documentTexts(FIELDS, DOC);
  expect([...byPlace.keys()]).toEqual(['title', 'sections.a.title']);
  expect(byPlace.get('sections.a.title')?.labels).toEqual([['Banner', 1], ['Title']]);
  expect(state.missing).toEqual([{ place: 'sections.a.title', language: 'de' }]);
  expect(state.outdated).toEqual([{ place: 'title', language: 'de', before: 'Lamp', now: 'Lamps' }]);
  expect(documentTexts(FIELDS, DOC)).toBe(documentTexts(FIELDS, DOC));
});

test('what stands alone in each language is no translation', () => {
  const address: Described = { ...title, name: 'segment', admin: { custom: { standsAlone: true } } };
  expect([...documentTexts([title, address], { title: 'a', segment: 'b' }).byPlace.keys()]).toEqual(['title']);
});

test('a language in which nothing is written is told from one that lacks nothing', () => {
  const unwrittenOf = (doc: Record<string, unknown>) => documentTexts(FIELDS, doc).unwritten;
  expect(unwrittenOf({})).toEqual(['en', 'de']);
  expect(unwrittenOf({ title: { en: ' ' }, sections: [{ id: 'a', blockType: 'Banner' }] })).toEqual(['en', 'de']);
  expect(unwrittenOf({ title: both('Lamp', '') })).toEqual(['de']);
  expect(unwrittenOf(DOC)).toEqual([]);
  // A text with a standard default needs no translation.
  const word: Described = { ...title, admin: { custom: { hasDefault: true } } };
  expect(documentTexts([word], {}).unwritten).toEqual([]);
});

test('a field of the form is found in the document though its row was moved', () => {
  const rows: Readonly<Record<string, unknown>> = { 'sections.3.id': 'a' };
  expect(placeOfField('sections.3.title', (path) => rows[path])).toBe('sections.a.title');
  expect(placeOfField('title', () => undefined)).toBe('title');
});

const anyLanguage = () => {};

test('a translation that is still right is kept as up to date, the others as they are', () => {
  const kept = makeConfirmation(FIELDS, ['title'], anyLanguage)(DOC);
  expect(kept).toEqual({ agreed: {}, waiting_en: 0, waiting_de: 1, outdated_en: 0, outdated_de: 0 });
  expect(makeConfirmation(FIELDS, ['sections.a.title'], anyLanguage)(DOC)).toMatchObject({
    outdated_de: 1,
    waiting_de: 2,
  });
});

test('what has texts in several languages is found, wherever these stand', () => {
  expect(isTranslated({ fields: FIELDS })).toBe(true);
  expect(
    isTranslated({
      fields: [
        { type: 'text', name: 'code' },
        { type: 'number', name: 'a', localized: true },
      ],
    }),
  ).toBe(false);
});
