import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { makePortableDocument } from './portable-document.ts';

/** Reverses the order of keys at every depth, as another database may return them. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, turned(part)]),
  );
}

const text = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', children: [], indent: 0 }] } };
const sections = [
  { id: 'a', blockType: 'Banner', main_title: { en: 'A', de: 'B' }, layout: '', html_field: { en: text } },
];
const crop = { x: '1', y: '2', unit: '%', width: '50', height: '100' };

test('what a database keeps as JSON is exported the same, in whatever order it gives the keys', () => {
  const fields: readonly FlattenedField[] = [{ name: 'crop', type: 'json' }];
  const exported = (change: (value: unknown) => unknown) =>
    JSON.stringify(
      makePortableDocument(
        fields,
        { title: { en: 'T', de: 'U' }, body: { en: change(text) }, sections: change(sections), crop: change(crop) },
        () => undefined,
      ),
    );
  expect(exported(turned)).toBe(exported((value) => value));
  expect(exported((value) => value)).toMatch(/^{"title":{"en":"T","de":"U"},"body":{"en":{"root":/);
});

test('a section is exported with the fields of its kind, whatever else an earlier version stored with it', () => {
  const field = (name: string): FlattenedField => ({ name, type: 'text' });
  const cards: FlattenedField = {
    name: 'card_components',
    type: 'array',
    fields: [],
    flattenedFields: [field('title')],
  };
  const block = (slug: string, flattenedFields: FlattenedField[]) => ({ slug, fields: [], flattenedFields });
  const fields: readonly FlattenedField[] = [
    {
      name: 'sections',
      type: 'blocks',
      blocks: [block('Banner', [field('main_title')]), block('Faq', [field('main_title'), cards])],
    },
  ];
  const stored = [
    { id: 'a', blockType: 'Banner', main_title: 'T', card_components: [], former: 'x' },
    { id: 'b', blockType: 'Faq', main_title: 'U', card_components: [{ id: 'c', title: 'V', former: 'x' }] },
  ];
  const { sections } = makePortableDocument(fields, { sections: stored }, () => undefined);
  expect(sections).toEqual([
    { id: 'a', blockType: 'Banner', main_title: 'T' },
    { id: 'b', blockType: 'Faq', main_title: 'U', card_components: [{ id: 'c', title: 'V' }] },
  ]);
});
