import { expect, test } from 'vitest';
import { findChangedTexts } from './changed-texts.ts';

const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});

test('a text that differs is told in its language, with the fields that lead to it', () => {
  const was = {
    id: 'a',
    main_title: { en: 'Old', de: 'Alt' },
    cards: [{ id: 'x', html_field: { en: richText('One') } }],
  };
  const is = {
    id: 'b',
    main_title: { en: 'New', de: 'Alt' },
    cards: [{ id: 'y', html_field: { en: richText('Two') } }],
  };
  expect(findChangedTexts(was, is)).toEqual([
    { names: ['main_title', 'en'], was: 'Old', is: 'New' },
    { names: ['cards', '0', 'html_field', 'en'], was: 'One', is: 'Two' },
  ]);
});

test('a text that came or went is one that differs, and an empty one that was never there is not', () => {
  expect(findChangedTexts({ title: { en: 'Gone' } }, { title: {} })).toEqual([
    { names: ['title', 'en'], was: 'Gone', is: '' },
  ]);
  expect(findChangedTexts({ title: null }, { title: '' })).toEqual([]);
});
