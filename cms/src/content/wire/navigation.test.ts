import { LANGUAGES } from '@kontorwerk/contract/languages';
import { STANDARD_FOOTER, STANDARD_LEGAL } from '@kontorwerk/contract/navigation/standard-footer';
import { STANDARD_MENU } from '@kontorwerk/contract/navigation/standard-menu';
import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import { expect, test } from 'vitest';
import type { NavigationGlobal } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { navigationOf } from './navigation.ts';
import { both, stored, testContext } from './testing/content.ts';

type Told = Stored<NavigationGlobal>;
type Group = NonNullable<Told['menu']>[number];

function told(navigation: Partial<Told>, language: 'en' | 'de' = 'en', projects = [stored.project({ id: 7 })]) {
  return navigationOf(testContext(language, { navigation: { id: 1, _status: 'published', ...navigation }, projects }));
}

const group = (fields: Partial<Group>): Group => ({
  label: both('Work', 'Arbeit'),
  to: '/projects',
  teaser: 'none',
  shown_in: 'both',
  ...fields,
});

test.each(LANGUAGES)('what the sample content has is what the site shows without any, in %s', (language) => {
  const menu = STANDARD_MENU.map((defined): Group => ({ ...defined, shown_in: 'both' }));
  expect(told({ menu, footer: STANDARD_FOOTER, legal: STANDARD_LEGAL }, language)).toEqual(
    buildStandardNavigation(language),
  );
});

test('nothing is told as long as nothing is published', () => {
  expect(told({ _status: 'draft', menu: [group({})] })).toBeUndefined();
});

test('what is shown in one language is missing in the other, and an untranslated name is the English one', () => {
  const menu = [group({ label: { en: 'Work' } }), group({ label: both('News', 'News'), shown_in: 'de' })];
  expect(told({ menu })?.menu.map(({ label }) => label)).toEqual(['Work']);
  expect(told({ menu }, 'de')?.menu.map(({ label }) => label)).toEqual(['Work', 'News']);
});

test('links without a name or a place are left out, and columns of which nothing is left', () => {
  const links = [
    { label: both('', ''), to: '/a', shown_in: 'both' },
    { label: both('Nowhere', 'Nirgends'), to: null, shown_in: 'both' },
  ] as const;
  expect(told({ footer: [{ title: both('Lost', 'Verloren'), links }], legal: links })).toMatchObject({
    footer: [],
    legal: [],
  });
});

test('links that name a document lead to where it is', () => {
  const links = [{ label: both('Lamps', 'Leuchten'), to: 'projects:7', shown_in: 'both' }] as const;
  const lamps = stored.project({ id: 7, title: both('Lamps', 'Leuchten') });
  const menu = [group({ to: 'projects:7', call_link: 'projects:7#top' })];
  const shown = told({ menu, legal: links }, 'de', [lamps]);
  expect(shown?.menu[0]).toMatchObject({ to: '/projects/leuchten', call_link: '/projects/leuchten#top' });
  expect(shown?.legal.map(({ to }) => to)).toEqual(['/projects/leuchten']);
  expect(told({ legal: links }, 'de', [])?.legal).toEqual([]);
});

test('a chosen project is told in full with its picture, and no longer when it isn’t published', () => {
  const menu = [group({ teaser: 'project', teaser_project: 7 })];
  const lamps = stored.project({ id: 7, title: both('Lamps', 'Leuchten'), description: 'They glow.', image: 1 });
  expect(told({ menu }, 'de', [lamps])?.menu[0]?.teaser).toMatchObject({
    kind: 'project',
    title: 'Leuchten',
    text: 'They glow.',
    to: '/projects/leuchten',
    image: '/uploads/lamp-960.webp',
  });
  expect(told({ menu }, 'de', [])?.menu[0]?.teaser).toMatchObject({ kind: 'project', title: '', image: '' });
});

test('a chosen project without a text in a language has that of the other one', () => {
  const menu = [group({ teaser: 'project', teaser_project: 7 })];
  const german = stored.project({ id: 7, title: { de: 'Lampen' }, description: { de: 'Licht' } });
  expect(told({ menu }, 'en', [german])?.menu[0]?.teaser).toMatchObject({
    title: 'Lampen',
    text: 'Licht',
    to: '/projects/lampen',
  });
});

test('an own teaser is told as it is written, and forgotten when another kind is chosen', () => {
  const own = group({
    teaser: 'own',
    teaser_title: both('Fair', 'Messe'),
    teaser_link: '/agency/news',
    teaser_image: 1,
  });
  expect(told({ menu: [own] })?.menu[0]?.teaser).toMatchObject({ kind: 'own', title: 'Fair', to: '/agency/news' });
  expect(told({ menu: [{ ...own, teaser: 'post' }] })?.menu[0]?.teaser).toMatchObject({ kind: 'post', title: '' });
});

test('the contact bar shows what isn’t hidden', () => {
  expect(told({ contact_bar: { email: false } })?.contact_bar).toEqual({ socials: true, email: false, phone: true });
});
