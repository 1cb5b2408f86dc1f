import { CARD_FIELDS, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { entryOf, type StoredSection } from './entry.ts';
import { both, paragraph, stored, testContext } from './testing/content.ts';

/** As stored by a version that still had this kind. */
const RETIRED: StoredSection = JSON.parse('{ "id": "e5", "blockType": "Retired" }');
const page = stored.page({
  id: 4,
  slug: 'Home',
  page_key: 'homepage',
  _status: 'published',
  updatedAt: 'x',
  seo: { title: both('Shops', 'Shops'), description: both('', '') },
  sections: [
    {
      id: 'a1',
      blockType: 'Banner',
      main_title: both('Shops that sell.\nSoftware that lasts.', ''),
      bg_image: 1,
      button_one_link: '/projects',
      layout: 'home',
      tone: 'ink',
      blockName: null,
    },
    {
      id: 'b2',
      blockType: 'Faq',
      card_components: [{ id: 'c3', title: both('Why?', 'Warum?'), html_field: { de: paragraph('Darum.') } }],
    },
    { id: 'd4', blockType: 'ContactMap' },
    RETIRED,
  ],
});

test('a page becomes an entry with the fields of the contract and no others', () => {
  const entry = entryOf(page, testContext('de'));
  expect(entry.title).toBe('Home');
  expect(entry.meta.map((section) => section.component_name)).toEqual(['Banner', 'Faq', 'ContactMap']);
  const allowed = new Set([
    ...Object.keys(SECTION_FIELDS),
    'component_name',
    'id',
    'tone',
    'layout',
    'card_components',
    'offices',
    'bg_image_set',
    'com_image_set',
    'window',
  ]);
  expect(entry.meta.flatMap(Object.keys).filter((field) => !allowed.has(field))).toEqual([]);
  const cards = new Set([...Object.keys(CARD_FIELDS), 'id', 'image_set', 'logo', 'salary', 'project']);
  expect(
    entry.meta.flatMap((section) => section.card_components.flatMap(Object.keys)).filter((field) => !cards.has(field)),
  ).toEqual([]);
});

test('texts fall back to English, pictures come with their sizes, cards with their HTML', () => {
  const [banner, faq] = entryOf(page, testContext('de')).meta;
  expect(banner).toMatchObject({
    main_title: 'Shops that sell.\nSoftware that lasts.',
    bg_image: '/uploads/lamp-960.webp',
    tone: 'ink',
    layout: 'home',
  });
  expect(banner?.bg_image_set?.alt).toBe('Eine Leuchte');
  expect(faq?.card_components[0]).toMatchObject({ id: 'c3', title: 'Warum?', html_field: '<p>Darum.</p>' });
});

test('a map brings the offices of the settings along, unless it has cards of its own', () => {
  const [, , map] = entryOf(page, testContext('de')).meta;
  expect(map).toMatchObject({ offices: [{ code: 'MUC', city: 'München', opens: '09:00' }], card_components: [] });
  const written = stored.page({
    sections: [{ blockType: 'ContactMap', card_components: [{ title: both('Oslo', 'Oslo') }] }],
  });
  expect(entryOf(written, testContext()).meta).toMatchObject([{ offices: [], card_components: [{ title: 'Oslo' }] }]);
});

test('only a picture that an editor chose for link previews is named', () => {
  expect(entryOf(page, testContext()).seo).toEqual({ title: 'Shops', description: '', image: '' });
  const chosen = entryOf({ ...page, seo: { ...page.seo, image: 1 } }, testContext());
  expect(chosen.seo.image).toBe('/uploads/lamp-960.webp');
});

test('what is written is what the contract reads', () => {
  const entry = { ...entryOf(page, testContext()), endpoint_call: 'homepage/en@x' };
  const problems: unknown[] = [];
  expect(readEntries(JSON.parse(JSON.stringify([entry])), (problem) => problems.push(problem))).toEqual([entry]);
  expect(problems).toEqual([]);
});

test('a free page that is written in German alone is the same in English', () => {
  const free = stored.page({
    page_key: 'page',
    segment: both('', 'laternenfest'),
    title: both('', 'Laternenfest'),
    sections: [{ id: 'a1', blockType: 'Banner', main_title: both('', 'Das Fest') }],
  });
  const entry = entryOf(free, testContext('en'));
  expect(entry.title).toBe('laternenfest');
  expect(entry.free?.name).toBe('Laternenfest');
  expect(entry.meta.map(({ main_title }) => main_title)).toEqual(['Das Fest']);
});
