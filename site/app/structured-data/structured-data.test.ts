import type { Card } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { DEFAULT_SETTINGS } from '@kontorwerk/contract/settings/settings';
import { expect, test } from 'vitest';
import { type CurrentPage, locatePage } from '#app/base/current-page.ts';
import type { SiteData } from '#app/base/site-data.ts';
import { findZones } from '#app/base/zone-times.ts';
import { buildSiteLinks } from '#app/shell/site-links.ts';
import { readSection } from '#app/testing/read-section.ts';
import { serialiseForScript } from '../base/script-json.ts';
import { describePageData } from './structured-data.ts';

const MUNICH = {
  ...{ code: 'MUC', city: 'Munich', address: 'Lindenhof 12\n80331 Munich, Germany', phone: '+49 89 1' },
  ...{ time_zone: 'Europe/Berlin', opens: '09:00', closes: '18:00', workdays: [1, 2] },
  ...{ latitude: 48.1, longitude: 11.5, map_link: 'https://maps.example/muc', map_embed: '' },
};

const SITE: SiteData = {
  settings: { ...DEFAULT_SETTINGS, brand_name: 'Kontorwerk', offices: [MUNICH] },
  zones: findZones([MUNICH], 'en', 2026),
  token: '',
  publicUrl: 'https://site.example',
  links: buildSiteLinks({ language: 'en', settings: {}, entries: () => [] }),
  footerSection: readSection('ContactForm', {}),
};

/** A page with loader data. */
function shownAt(path: string, found: object, more: Partial<CurrentPage> = {}): CurrentPage {
  const data = { status: 'loaded', addresses: { en: path, de: `/de${path}` }, ...found };
  return { place: locatePage(new URL(path, SITE.publicUrl)), site: SITE, data, posted: null, failure: null, ...more };
}

function cardOf(sent: Readonly<Record<string, unknown>>): Card | undefined {
  return readSection('CareerGrid', { card_components: [{ title: 'Tester', ...sent }] }).card_components[0];
}

const JOB = {
  location: 'Munich',
  description: 'Find <faults>',
  html_field: '<p>Text</p>',
  posted: '2026-11-01',
  valid_through: '2026-12-31',
};

function jobPage(sent: Readonly<Record<string, unknown>>, more: Partial<CurrentPage> = {}) {
  return shownAt('/jobapply/tester', { card: cardOf(sent), previous: null, next: null, further: [] }, more);
}

function sectionsPage(path: string, sections: readonly object[]) {
  const [entry] = readEntries([{ title: 'Page', meta: sections }], () => {});
  return shownAt(path, { entry, paging: null });
}

function typesOf(shown: CurrentPage): readonly string[] {
  return (describePageData(shown)?.['@graph'] ?? []).map((node) =>
    typeof node === 'object' ? String(Reflect.get(node, '@type')) : '',
  );
}

test('a job is described with its place and its days', () => {
  expect(describePageData(jobPage(JOB))?.['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Tester',
      description: '<p>Find &lt;faults&gt;</p><p>Text</p>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+01:00',
      jobLocation: expect.objectContaining({ address: expect.objectContaining({ addressCountry: 'DE' }) }),
    }),
  );
});

test.each([
  ['says no day', { ...JOB, posted: '' }],
  ['says a day that there isn’t', { ...JOB, posted: '2026-02-31' }],
  ['names no office', { ...JOB, location: 'Elsewhere' }],
])('a job whose page %s is none to search engines, and the page is one', (_why, sent) => {
  expect(typesOf(jobPage(sent))).toEqual(['WebPage', 'BreadcrumbList', 'WebSite', 'Organization']);
});

test.each([
  ['failed', { failure: 410 }],
  ['is the answer to a form', { posted: {} }],
  ['has no content', { data: { status: 'error' } }],
  ['knows nothing of the site', { site: null }],
])('a page that %s says nothing', (_why, more) => {
  expect(describePageData(jobPage(JOB, more))).toBeNull();
});

test('prices of what is also shown in a picture are offers, on the page of products alone', () => {
  const prices = ['Connector', 'All of them'].map((description) => ({ title: '€ 290', description }));
  const sections = [
    { component_name: 'Banner', main_title: 'Ours' },
    { component_name: 'ImageContent', main_title: 'Connector', com_image: '/uploads/connector.avif' },
    { component_name: 'Stats', card_components: prices },
  ];
  const products = (path: string) => typesOf(sectionsPage(path, sections)).filter((type) => type === 'Product');
  expect(products('/products')).toHaveLength(1);
  expect(products('/ecommerce/shopify')).toEqual([]);
});

test.each([
  [
    'Per shop, per month, plus VAT.',
    {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '290',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      },
    },
  ],
  ['Guide figures', { price: '290', priceCurrency: 'EUR' }],
])('a price beside the words %j is told with them', (description, told) => {
  const sections = [
    { component_name: 'Banner', main_title: 'Ours' },
    { component_name: 'ImageContent', main_title: 'Connector', com_image: '/uploads/connector.avif' },
    { component_name: 'Stats', description, card_components: [{ title: '€ 290', description: 'Connector' }] },
  ];
  const common = { '@type': 'Offer', description, availability: 'https://schema.org/InStock' };
  const offers = { ...common, ...told, url: 'https://site.example/products', seller: expect.anything() };
  expect(describePageData(sectionsPage('/products', sections))?.['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'Product', offers }),
  );
});

test('what clients say is no review', () => {
  const reviews = { component_name: 'ReviewSlider', card_components: [{ name: 'A client', review: 'Very good' }] };
  expect(JSON.stringify(describePageData(sectionsPage('/', [reviews])))).not.toContain('Very good');
});

test('a question is asked once, and one without an answer isn’t', () => {
  const questions = [
    { title: 'Why?', html_field: '<p>So.</p>' },
    { title: 'Why?', html_field: '<p>So.</p>' },
    { title: 'And?', html_field: '' },
  ];
  const graph = describePageData(sectionsPage('/imprint', [{ component_name: 'Faq', card_components: questions }]));
  expect(graph?.['@graph'][0]).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] });
});

test.each([
  ['<a href="/contactus/hireadeveloper">x</a>', '<a href="https://site.example/contactus/hireadeveloper">x</a>'],
  ['<a class="b" href="#more">x</a>', '<a class="b" href="https://site.example/imprint#more">x</a>'],
  ['<img src="/uploads/a.png" alt="b" />', '<img src="https://site.example/uploads/a.png" alt="b" />'],
  ['<a href="https://other.example/a?b=1&amp;c=2">x</a>', '<a href="https://other.example/a?b=1&amp;c=2">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<p>Write href="/x" into it</p>', '<p>Write href="/x" into it</p>'],
])('the answer %j is told with links that lead there from anywhere', (html_field, text) => {
  const faq = { component_name: 'Faq', card_components: [{ title: 'Why?', html_field }] };
  expect(describePageData(sectionsPage('/imprint', [faq]))?.['@graph'][0]).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text } }],
  });
});

test('opening hours are told where they are shown, offices where they are', () => {
  const home = JSON.stringify(describePageData(sectionsPage('/', [{ component_name: 'Banner', layout: 'home' }])));
  expect(home).toContain('"opens":"09:00"');
  const map = JSON.stringify(describePageData(sectionsPage('/', [{ component_name: 'ContactMap' }])));
  expect(map).toContain('LocalBusiness');
  expect(map).not.toContain('opens');
  expect(typesOf(sectionsPage('/', [{ component_name: 'RichText' }]))).not.toContain('LocalBusiness');
});

test.each(['http://[', 'data:image/png;base64,AA', 'javascript:alert(1)', ''])('“%s” is no picture', (image) => {
  const graph = describePageData(
    shownAt('/projects/tester', { card: cardOf({ image }), previous: null, next: null, further: [] }),
  );
  expect(graph?.['@graph'][2]).toMatchObject({ '@type': 'CreativeWork' });
  expect(graph?.['@graph'][2]).not.toHaveProperty('image');
});

test('no content ends the element, begins another, or makes something else of the text', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028]]>"\\';
  const graph = describePageData(jobPage({ ...JOB, title: hostile, html_field: hostile }));
  const written = serialiseForScript(graph);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(graph);
});
