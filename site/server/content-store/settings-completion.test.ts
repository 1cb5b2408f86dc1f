import { listPath } from '@kontorwerk/contract/wire';
import { expect, it, test } from 'vitest';
import type { SiteFacts } from '../base/site-facts.ts';
import { createTestStore, startTestBackend } from '../testing/test-store.ts';
import { buildDefaultSettings } from './default-settings.ts';
import { deriveSiteName } from './settings-completion.ts';

const both = (text: string) => ({ en: text, de: text });

const FACTS: SiteFacts = {
  name: { en: 'Harbour Office', de: 'Hafenkontor' },
  logo_text: both('HK'),
  email: 'ahoi@hafenkontor.example',
  phone: '+49 89 1234',
  socials: [{ platform: 'x', url: 'https://x.com/hk' }],
  offices: [
    {
      city: { en: 'Munich', de: 'München' },
      country: both('Germany'),
      address: both('Hafenstraße 7'),
      map_link: 'https://maps.google.com/?q=48.1,11.5',
    },
  ],
};

const map = (...cards: readonly object[]) => [
  { title: 'Contact form', meta: [{ component_name: 'ContactMap', card_components: cards }] },
];

async function settingsWith({
  facts,
  content = {},
}: {
  readonly facts?: SiteFacts;
  readonly content?: Readonly<Record<string, unknown>>;
}) {
  const backend = await startTestBackend();
  for (const [path, answer] of Object.entries(content)) backend.content.set(path, answer);
  const { store } = await createTestStore(backend, { facts });
  await store.start();
  return store;
}

it('has what an operator says of the agency, in both languages, where the backend has no call for it', async () => {
  const store = await settingsWith({ facts: FACTS });
  expect(store.settings('de')).toMatchObject({
    brand_name: 'Hafenkontor',
    legal_name: 'Hafenkontor',
    logo_text: 'HK',
    email: 'ahoi@hafenkontor.example',
    socials: FACTS.socials,
    offices: [
      {
        city: 'München',
        address: 'Hafenstraße 7\nGermany',
        latitude: 48.1,
        map_embed: expect.stringContaining('openstreetmap'),
      },
    ],
  });
  expect(store.settings('en').brand_name).toBe('Harbour Office');
});

it('prefers what the backend says, field by field', async () => {
  const content = { '/wp-json/bc/v1/settings': { phone: '+49 203 1' } };
  const store = await settingsWith({ facts: FACTS, content });
  expect(store.settings('en')).toMatchObject({
    phone: '+49 203 1',
    brand_name: 'Harbour Office',
    offices: [{ city: 'Munich' }],
  });
});

it('§2 has the offices of the contact map’s cards where nobody says others, and is the same as long as they are', async () => {
  const content = {
    [listPath('contactus', 'en')]: map({ title: 'Munich', description: 'Hafen 1' }, { title: 'Karachi' }),
  };
  const store = await settingsWith({ content });
  expect(store.settings('en').offices).toMatchObject([
    { city: 'Munich', address: 'Hafen 1', time_zone: 'Europe/Berlin' },
    { city: 'Karachi', time_zone: 'Asia/Karachi' },
  ]);
  expect(store.settings('en')).toBe(store.settings('en'));
  expect(store.settings('de').offices).toEqual([]);
});

it('is called as the home page’s title for search engines says', async () => {
  const entry = (title: string, seoTitle: string) => [
    { title, seo: { title: seoTitle }, meta: [{ component_name: 'Banner' }] },
  ];
  const content = {
    [listPath('homepage', 'en')]: entry('Home', 'Shops and software – Hafenkontor'),
    [listPath('products', 'en')]: entry('Products', 'What we build – Hafenkontor'),
  };
  const store = await settingsWith({ content });
  expect([store.settings('en').brand_name, store.settings('de').brand_name]).toEqual(['Hafenkontor', 'example']);
});

test.each([
  ['Hafenkontor', [], 'Hafenkontor'],
  ['Hafenkontor | Shops', [], 'Hafenkontor'],
  ['Home - Hafenkontor', [], 'Hafenkontor'],
  ['Shops – Hafenkontor', ['Team – Hafenkontor', 'Jobs – Hafenkontor'], 'Hafenkontor'],
  ['We build shops that people like to buy in, since 2015', [], null],
  ['Home', [], null],
  ['', ['Team – Hafenkontor'], null],
])('the site of "%s" beside %j is called %s', (home, others, name) => {
  expect(deriveSiteName(home, others)).toBe(name);
});

test.each([
  ['https://www.hafenkontor.example', 'hafenkontor.example'],
  ['http://localhost:3000', 'Website'],
  ['http://site.localhost', 'Website'],
  ['http://127.0.0.1:4000', 'Website'],
  ['http://[::1]:4000', 'Website'],
])('a site at %s is called %s where nobody says a name', (publicUrl, name) => {
  expect(buildDefaultSettings(publicUrl)).toMatchObject({ brand_name: name, legal_name: name });
});

test('titles of blanks take no time, and many between a separator are as one', () => {
  const start = performance.now();
  expect(deriveSiteName(`Home${' '.repeat(200_000)}Brand`, [])).toBeNull();
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(deriveSiteName('Home  |   Brand', [])).toBe('Brand');
});
