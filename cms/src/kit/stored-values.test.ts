import type { SECTION_KINDS, SectionKind } from '@kontorwerk/contract/content/section-kinds';
import { expect, expectTypeOf, test } from 'vitest';
import type { StoredSection } from '#cms/content/wire/entry.ts';
import { both, stored } from '#cms/content/wire/testing/content.ts';
import { idOf, indexById, readDay, type Stored, textIn } from './stored-values.ts';

test('a text comes in the language, else in English, else empty', () => {
  expect(textIn('de', both('Yes', 'Ja'))).toBe('Ja');
  for (const nothing of [null, undefined, '', ' ']) expect(textIn('de', { en: 'Yes', de: nothing })).toBe('Yes');
  expect(textIn('en', { de: 'Ja' })).toBe('');
  expect(textIn('en', undefined)).toBe('');
  expect(textIn('de', 'the same ')).toBe('the same');
});

test('a stored date is its day', () => {
  expect(readDay('2026-03-31T12:00:00.000Z')).toBe('2026-03-31');
  expect(readDay(null)).toBe('');
});

test('a relationship is an id, whether populated or not', () => {
  expect([1, { id: 2 }, null, undefined].map(idOf)).toEqual([1, 2, null, null]);
  expect(indexById([stored.client({ id: 2 })]).get(idOf({ id: 2 }))?.id).toBe(2);
});

test('what is mapped to the wire knows the fields of its collection and no others', () => {
  const project = stored.project({ title: both('Lumen', 'Lumen') });
  expectTypeOf(project.title).toEqualTypeOf<Stored<string>>();
  expectTypeOf(project.year).toEqualTypeOf<number>();
  // @ts-expect-error: no project has such a field
  expect(textIn('en', project.titel)).toBe('');
});

test('every field of the wire that a kind of section or its cards have is one that editors fill in', () => {
  type Rules = typeof SECTION_KINDS;
  type SectionOf<K extends SectionKind> = Extract<StoredSection, { readonly blockType: K }>;
  type CardOf<K extends SectionKind> =
    SectionOf<K> extends { readonly card_components?: infer Rows }
      ? NonNullable<Rows>[keyof NonNullable<Rows> & number]
      : never;
  type Missing = {
    [K in SectionKind]:
      | Exclude<Rules[K]['fields'][number], keyof SectionOf<K>>
      | Exclude<Rules[K]['cards'][number], keyof CardOf<K>>;
  }[SectionKind];
  expectTypeOf<Missing>().toBeNever();
  expectTypeOf<SectionOf<'News'>>().toHaveProperty('post_type');
  expectTypeOf<SectionOf<'News' | 'ProjectGrid' | 'ClientSlider'>>().toHaveProperty('pick');
  expectTypeOf<SectionOf<'News' | 'ProjectGrid' | 'ClientSlider'>>().toHaveProperty('limit');
});
