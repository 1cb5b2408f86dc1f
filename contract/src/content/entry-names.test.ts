import { describe, expect, test } from 'vitest';
import type { PageKey } from '../pages/page-keys.ts';
import type { ContentEntry } from './entry.ts';
import { nameEntries } from './entry-names.ts';
import { readEntries } from './read-entries.ts';

/** A backend's entry: its title, its kinds of sections, and further fields. */
function entry(title: string, kinds = 'Banner', more: object = {}): object {
  return { title, meta: kinds.split(' ').map((component_name) => ({ component_name })), ...more };
}

const read = (entries: readonly object[]): readonly ContentEntry[] =>
  readEntries(entries, ({ at, problem }) => expect.unreachable(`${at}: ${problem}`));

function named(key: PageKey, en: readonly object[], de: readonly object[]) {
  const { sets, unmatched } = nameEntries(key, { en: read(en), de: read(de) });
  const titles = (entries: readonly ContentEntry[]) => entries.map(({ title }) => title);
  return { en: titles(sets.en), de: titles(sets.de), unmatched };
}

type Case = readonly [
  rule: string,
  key: PageKey,
  en: readonly object[],
  de: readonly object[],
  names: { readonly en?: readonly string[]; readonly de?: readonly string[] },
];

const shops = ['Banner GridBlocks', 'Banner Faq', 'Banner RichText'];

describe('§2 an entry is found for its page by', () => {
  test.each<Case>([
    [
      'its title, whatever else would be closer',
      'products',
      [entry('Products'), entry('Our products', 'Banner', { slug: 'products' })],
      [entry('Products'), entry('Produkte')],
      { en: ['Products', 'Our products'], de: ['Products', 'Produkte'] },
    ],
    [
      'its title without regard to case and soft hyphens',
      'aboutus',
      [entry('ABOUT US')],
      [entry('about\u00ad us')],
      { en: ['ABOUT US'], de: ['about\u00ad us'] },
    ],
    [
      'spelling: spaces, hyphens, signs',
      'ecommerce',
      [entry('Payment Solution'), entry('Interfaces & Integration'), entry('Shop-Migration')],
      [],
      { en: ['paymentsolution', 'interfacesandintegration', 'shopmigration'] },
    ],
    [
      'spelling: the address that the German menu misspells',
      'service',
      [entry('Web-Development'), entry('Brand Identity')],
      [entry('webdevelopmente')],
      { en: ['webdevelopment', 'brandidentity'], de: ['webdevelopment'] },
    ],
    [
      'its slug, where that is the name in the address',
      'ecommerce',
      [entry('Paying made easy', 'Banner', { slug: 'paymentsolution' })],
      [entry('Einfach zahlen', 'Banner', { slug: 'payment-solution' })],
      { en: ['paymentsolution'], de: ['paymentsolution'] },
    ],
    [
      'what menu and footer call the page',
      'ecommerce',
      [entry('Web design')],
      [entry('Zahlungslösungen'), entry('KI im E-Commerce')],
      { en: ['webdesign'], de: ['paymentsolution', 'aiforecommerce'] },
    ],
    [
      'the same, of several pages in one set',
      'contactus',
      [entry('Contact form', 'ContactForm'), entry('Hire a developer', 'HireGrid')],
      [entry('Entwicklung auf Zeit', 'HireGrid'), entry('Kontaktformular', 'ContactForm')],
      { de: ['Hire a developer', 'Contact form'] },
    ],
    [
      'the id of the entry in the other language',
      'ecommerce',
      [entry('shopware', 'Banner', { id: 7 }), entry('Special offer', 'Banner', { id: 8 })],
      [entry('Sonderangebot', 'Faq', { id: '8' }), entry('Shop-Ware neu', 'Faq', { id: '7' })],
      { de: ['Special offer', 'shopware'] },
    ],
    [
      'the slug of the entry in the other language',
      'products',
      [entry('Products', 'RichText', { slug: 'what-we-sell' })],
      [entry('Anderes', 'RichText'), entry('Was wir verkaufen', 'RichText', { slug: 'what-we-sell' })],
      { de: ['Anderes', 'Products'] },
    ],
    [
      'the list that the page is there for',
      'career',
      [],
      [entry('Arbeiten bei uns', 'Banner CareerGrid'), entry('Bewerbung', 'RichText')],
      { de: ['Career', 'Bewerbung'] },
    ],
    [
      'its place among the same kinds of sections',
      'ecommerce',
      ['shopware', 'magento', 'Own page'].map((title, at) => entry(title, shops[at])),
      ['Shopware-Shops', 'Magento-Shops', 'Eigene Seite'].map((title, at) => entry(title, shops[at])),
      { de: ['shopware', 'magento', 'Own page'] },
    ],
    [
      'being the only one',
      'products',
      [entry('What we sell')],
      [entry('Was wir bauen')],
      { en: ['Products'], de: ['Products'] },
    ],
    [
      'being the only one beside one that is none of it',
      'career',
      [entry('Career form', 'RichText'), entry('Jobs')],
      [],
      { en: ['Career form', 'Career'] },
    ],
    [
      'being the only one, on the home page too',
      'homepage',
      [entry('Welcome')],
      [entry('Startseite')],
      { en: ['Home'], de: ['Home'] },
    ],
  ])('%s', (_rule, key, en, de, names) => {
    const { unmatched, ...found } = named(key, en, de);
    expect(found).toMatchObject(names);
    expect(unmatched).toEqual([]);
  });
});

describe('nothing is guessed:', () => {
  test.each<Case>([
    [
      'two that are spelt alike',
      'ecommerce',
      [entry('Payment Solution'), entry('Payment-Solution ')],
      [],
      { en: ['Payment Solution', 'Payment-Solution '] },
    ],
    ['two of which none is the page', 'products', [entry('Shops'), entry('Apps')], [], { en: ['Shops', 'Apps'] }],
    [
      'the same place among other kinds',
      'contactus',
      [entry('Contact form', 'ContactForm'), entry('Hire a developer', 'HireGrid')],
      [entry('Wege zu uns', 'RichText'), entry('Team', 'Banner')],
      { de: ['Wege zu uns', 'Team'] },
    ],
    [
      'the same place in another order',
      'ecommerce',
      [entry('shopware'), entry('magento'), entry('Own page')],
      [entry('magento'), entry('Eine Seite'), entry('shopware')],
      { de: ['magento', 'Eine Seite', 'shopware'] },
    ],
    [
      'the same place where one is missing',
      'ecommerce',
      [entry('shopware'), entry('Second'), entry('Third')],
      [entry('shopware'), entry('Drittes')],
      { de: ['shopware', 'Drittes'] },
    ],
    [
      'an id that two have',
      'ecommerce',
      [entry('shopware', 'Banner', { id: '0' })],
      [entry('Eins', 'Faq', { id: '0' }), entry('Zwei', 'Faq', { id: '0' })],
      { de: ['Eins', 'Zwei'] },
    ],
    [
      "the footer's form is no page",
      'contactus',
      [entry('Footer form', 'ContactForm'), entry('Hire a developer', 'HireGrid')],
      [],
      { en: ['Footer form', 'Hire a developer'] },
    ],
    ['of several legal pages the only one', 'legal', [entry('Rules', 'RichText')], [], { en: ['Rules'] }],
    [
      'free pages have names of their own',
      'page',
      [entry('summer')],
      [entry('sommer')],
      { en: ['summer'], de: ['sommer'] },
    ],
  ])('%s', (_why, key, en, de, names) => {
    expect(named(key, en, de)).toMatchObject(names);
  });
});

test('says which pages have no entry where others are left, and which those are', () => {
  expect(named('products', [entry('Products')], [entry('Läden'), entry('Apps')]).unmatched).toEqual([
    { language: 'de', name: 'Products', titles: ['Läden', 'Apps'] },
  ]);
  expect(named('products', [], []).unmatched).toEqual([]);
  expect(named('ecommerce', [entry('shopware'), entry('Own page')], [entry('Sonderseite', 'Faq')]).unmatched).toEqual([
    { language: 'de', name: 'shopware', titles: ['Sonderseite'] },
    { language: 'de', name: 'Own page', titles: ['Sonderseite'] },
  ]);
});

test('leaves entries as they are that are called as their pages', () => {
  const sets = { en: read([entry('Home')]), de: read([entry('home')]) };
  const { sets: same } = nameEntries('homepage', sets);
  expect(same.en).toBe(sets.en);
  expect(same.de).toBe(sets.de);
});

test('keeps what an entry was called where its page would say nothing else of itself', () => {
  const [silent, headed] = [
    entry('Über uns'),
    { title: 'Über uns', meta: [{ component_name: 'Banner', main_title: 'Wir' }] },
  ];
  const seoOf = (de: object) => nameEntries('aboutus', { en: [], de: read([de]) }).sets.de[0]?.seo.title;
  expect([seoOf(silent), seoOf(headed)]).toEqual(['Über uns', '']);
});
