import { expect, test } from 'vitest';
import { dropFallbacks } from './fallback-texts.ts';

/** A rich text of one link, whose id differs in each conversion. */
const linked = (id: string, text: string) => ({ root: { children: [{ type: 'link', id, children: [{ text }] }] } });
const title = { en: 'Möbel & mehr', de: 'Möbel & mehr' };

test.each([
  ['a text in German alone', { en: 'Home', de: 'Start' }, undefined],
  ['nothing but a rich text', title, { en: linked('1', 'First'), de: linked('2', 'Zuerst') }],
])('a document with %s in German keeps its German', (_what, named, body) => {
  const data = { title: named, rows: [{ text: title }], ...(body && { body }) };
  expect(dropFallbacks(data, undefined)).toEqual(data);
});

test('a document that says the same in both languages has no German', () => {
  const same = { title, body: { en: linked('1', 'First'), de: linked('2', 'First') }, rows: [{ text: title }] };
  const english = { title: { en: title.en }, body: { en: same.body.en }, rows: [{ text: { en: title.en } }] };
  expect(dropFallbacks(same, undefined)).toEqual(english);
  expect(dropFallbacks(same, 'de')).toEqual(same);
});
