import { initI18n } from '@payloadcms/translations';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { dataProblem } from './document-shape.ts';
import { TOO_MANY_ROWS } from './row-limit.ts';

const TITLE: FlattenedField = { name: 'title', type: 'text', label: { en: 'Title', de: 'Titel' }, localized: true };
const FIELDS: readonly FlattenedField[] = [
  TITLE,
  { name: 'names', type: 'text', hasMany: true },
  { name: 'intro', type: 'textarea' },
  { name: 'script', type: 'code' },
  { name: 'mail', type: 'email' },
  { name: 'year', type: 'number' },
  { name: 'sizes', type: 'number', hasMany: true },
  { name: 'day', type: 'date' },
  { name: 'plain', type: 'checkbox' },
  { name: 'kind', type: 'radio', options: ['a'] },
  { name: 'tone', type: 'select', options: ['a'] },
  { name: 'days', type: 'select', options: ['a'], hasMany: true },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'pick', type: 'relationship', relationTo: 'posts', hasMany: true },
  { name: 'owner', type: 'relationship', relationTo: ['users'] },
  { name: 'body', type: 'richText', localized: true },
  { name: 'crop', type: 'json' },
  { name: 'seo', type: 'group', fields: [], flattenedFields: [TITLE] },
  { name: 'tab', type: 'tab', fields: [], flattenedFields: [TITLE] },
  { name: 'facts', type: 'array', fields: [], flattenedFields: [TITLE] },
  { name: 'sections', type: 'blocks', blocks: [{ slug: 'Banner', fields: [], flattenedFields: [TITLE] }] },
];
const i18n = await initI18n({ config: { supportedLanguages: { en } }, context: 'api', language: 'en' });
const inEnglish = { i18n, locale: 'en' } as const;
const BOTH = { en: 'Lamp', de: 'Leuchte' };
const TEXT = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } };

test.each<readonly [doc: object, problem: string]>([
  [{ title: BOTH }, 'title (Title) has to be a text.'],
  [{ title: 7 }, 'title (Title) has to be a text.'],
  [{ title: ['x'] }, 'title (Title) has to be a text.'],
  [{ title: true }, 'title (Title) has to be a text.'],
  [{ names: 'x' }, 'names has to be a list of texts.'],
  [{ names: [BOTH] }, 'names has to be a list of texts.'],
  [{ intro: {} }, 'intro has to be a text.'],
  [{ script: 7 }, 'script has to be a text.'],
  [{ mail: ['x'] }, 'mail has to be a text.'],
  [{ year: {} }, 'year has to be a number.'],
  [{ year: false }, 'year has to be a number.'],
  [{ year: 'soon' }, 'year has to be a number.'],
  [{ sizes: 7 }, 'sizes has to be a list of numbers.'],
  [{ sizes: [{}] }, 'sizes has to be a list of numbers.'],
  [{ day: 5 }, 'day has to be a date.'],
  [{ plain: 1 }, 'plain has to be true or false.'],
  [{ kind: {} }, 'kind has to be one value.'],
  [{ tone: ['a'] }, 'tone has to be one value.'],
  [{ days: [{}] }, 'days has to be a list.'],
  [{ image: { id: 7 } }, 'image has to be an id.'],
  [{ pick: 7 }, 'pick has to be a list of ids.'],
  [{ pick: [null] }, 'pick has to be a list of ids.'],
  [{ body: 'x' }, 'body has to be a text of the editor.'],
  [{ body: { en: TEXT } }, 'body has to be a text of the editor.'],
  [{ seo: 'x' }, 'seo has to be an object.'],
  [{ seo: { title: BOTH } }, 'seo.title (Title) has to be a text.'],
  [{ tab: { title: BOTH } }, 'tab.title (Title) has to be a text.'],
  [{ facts: { 0: {} } }, 'facts has to be a list.'],
  [{ facts: ['x'] }, 'facts.0 has to be an object.'],
  [{ facts: [null, { title: BOTH }] }, 'facts.1.title (Title) has to be a text.'],
  [{ sections: [{ blockType: 'Banner', title: BOTH }] }, 'sections.0.title (Title) has to be a text.'],
  [{ sections: [{ blockType: 'constructor' }] }, 'sections.0.blockType is unknown.'],
  [{ facts: Array(1001).fill({}) }, TOO_MANY_ROWS.en],
  [{ facts: [{ title: 'x', names: Array(1000).fill('x') }] }, TOO_MANY_ROWS.en],
])('of %j it is said what is of another type', (doc, problem) => {
  expect(dataProblem(FIELDS, doc, inEnglish)).toBe(problem);
});

test('a sender with a German admin reads in German that a document has too many rows', async () => {
  const german = await initI18n({ config: { supportedLanguages: { de } }, context: 'api', language: 'de' });
  const rows = { facts: Array(1001).fill({}) };
  expect(dataProblem(FIELDS, rows, { i18n: german, locale: 'en' })).toBe(TOO_MANY_ROWS.de);
});

test('what forms send is taken as it is', () => {
  const { seo, tab, ...empty } = Object.fromEntries(FIELDS.map(({ name }) => [name, null]));
  expect(dataProblem(FIELDS, empty, inEnglish)).toBeNull();
  const full = {
    ...{ title: '', names: ['x'], intro: 'x', script: '', mail: 'a@b.example', kind: 'a', tone: 'a', days: ['a'] },
    ...{ year: '2026', sizes: [1, '2'], day: '2026-06-15T12:00:00.000Z', plain: true, image: 7, pick: [7, '8'] },
    ...{ owner: { relationTo: 'users', value: 7 }, body: TEXT, crop: { x: 1 }, seo: { title: 'x' }, tab: {} },
    ...{ facts: 0, sections: [{ id: 'a', blockType: 'Banner', blockName: '', title: 'x' }], unknown: {} },
  };
  expect(dataProblem(FIELDS, full, inEnglish)).toBeNull();
});

test('a text may have more nodes than a document has rows', () => {
  const children = Array(1001).fill({ type: 'paragraph', children: [] });
  expect(dataProblem(FIELDS, { body: { root: { type: 'root', children } } }, inEnglish)).toBeNull();
});

test('a document in all languages has one value for each', () => {
  const inAll = { i18n, locale: 'all' } as const;
  expect(dataProblem(FIELDS, { title: BOTH, body: { en: TEXT, de: null } }, inAll)).toBeNull();
  expect(dataProblem(FIELDS, { title: { en: {} } }, inAll)).toBe('title (Title) has to be a text.');
  expect(dataProblem(FIELDS, { intro: BOTH }, inAll)).toBe('intro has to be a text.');
});
