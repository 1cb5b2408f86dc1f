import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { readSettings } from '../settings/read-settings.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { buildStandardNavigation } from './standard-navigation.ts';

function read(navigation: unknown) {
  const places: string[] = [];
  const { navigation: said } = readSettings({ navigation }, DEFAULT_SETTINGS, ({ at }) => places.push(at));
  return { said, places };
}

const LINK = { label: 'Imprint', to: '/imprint', description: '' };
const COLUMN = { title: 'Law', links: [LINK] };
const GROUP = { label: 'Law', to: '/imprint', columns: [COLUMN] };

test.each(LANGUAGES)('what stands around pages by itself is what is read of it, in %s', (language) => {
  const sent = buildStandardNavigation(language);
  expect(read(JSON.parse(JSON.stringify(sent)))).toEqual({ said: sent, places: [] });
});

test.each([undefined, null, false, '', []])('%j says nothing of it', (navigation) => {
  expect(read(navigation)).toEqual({ said: undefined, places: [] });
});

test('each part that can not be read is missing by itself, and the others are there', () => {
  const { said, places } = read({ menu: 'Home', footer: [7], legal: [LINK], contact_bar: 'all' });
  expect(said).toEqual({ legal: [LINK] });
  expect(places).toEqual(['menu', 'footer[0]', 'contact_bar'].map((at) => `settings.navigation.${at}`));
});

test('a footer may be empty, a menu may not', () => {
  expect(read({ menu: [], footer: [], legal: [] }).said).toEqual({ footer: [], legal: [] });
});

test('a link without a name or a place, a column without links, and a group without a page are left out', () => {
  const { said } = read({
    menu: [{ label: 'Nowhere' }, { to: '/nameless' }, GROUP],
    footer: [{ title: 'Empty', links: [{ label: 'x' }, { to: '/x' }, null, 7] }, COLUMN],
  });
  expect(said?.menu?.map(({ label }) => label)).toEqual(['Law']);
  expect(said?.footer).toEqual([COLUMN]);
});

test('what comes twice under one name counts once', () => {
  const { said } = read({ menu: [GROUP, GROUP], legal: [LINK, { ...LINK, to: '/privacy' }] });
  expect(said?.menu).toHaveLength(1);
  expect(said?.legal).toHaveLength(1);
});

test('no list and no text is longer than anybody’s', () => {
  const many = <T extends object>(item: T) =>
    Array.from({ length: 5_000 }, (_, at) => ({ ...item, label: `No. ${at}` }));
  const { said } = read({
    menu: many({ ...GROUP, intro: 'x'.repeat(301), columns: Array(5_000).fill(COLUMN) }),
    footer: Array(5_000).fill({ ...COLUMN, links: many(LINK) }),
    legal: [...many(LINK), { ...LINK, label: 'x'.repeat(81) }, { ...LINK, label: 'y', to: `/${'y'.repeat(2_000)}` }],
  });
  expect(said?.menu?.map(({ columns, intro }) => `${columns.length}${intro}`)).toEqual(Array(12).fill('6'));
  expect(said?.footer?.map(({ links }) => links.length)).toEqual(Array(10).fill(20));
  expect(said?.legal).toHaveLength(12);
});

test('a teaser of an unknown kind is none, and a flag that says neither hides nothing', () => {
  const { said } = read({
    menu: [{ ...GROUP, teaser: { kind: 'video', title: {} }, as_button: 'perhaps' }],
    contact_bar: { email: 0, phone: 'perhaps' },
  });
  expect(said?.menu?.[0]).toMatchObject({ as_button: false, teaser: { kind: 'none', title: '', image_set: null } });
  expect(said?.contact_bar).toEqual({ socials: true, email: false, phone: true });
});
