import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import type { DetailData, PageData } from './page-data.ts';
import { findSelectedCard } from './selected-card.ts';

function pageOf(...sections: readonly [kind: string, ...cards: readonly object[]][]): PageData {
  const meta = sections.map(([component_name, ...card_components]) => ({ component_name, card_components }));
  const [entry] = readEntries([{ title: 'Home', meta }], (problem) => {
    throw new Error(JSON.stringify(problem));
  });
  if (!entry) throw new Error('There is no entry.');
  return { status: 'loaded', entry, addresses: { en: '/', de: '/de' }, paging: null, closing: null };
}

const page = pageOf(
  ['ServicesGrid', { title: 'Shopware', link: '/ecommerce/shopware' }, { title: 'Support' }],
  ['ProjectSlider', { title: 'Tide Table' }, { title: 'Größe & Maß' }],
  ['News', { title: 'Support', name: 'a post' }],
  ['CareerGrid', { title: 'PHP Developer' }],
);

test.each([
  ['/projects/tide-table', 'pojectdetail', { title: 'Tide Table' }],
  ['/de/projects/tide-table', 'pojectdetail', { title: 'Tide Table' }],
  [`/projects/${encodeURIComponent('größe-&-maß')}`, 'pojectdetail', { title: 'Größe & Maß' }],
  ['/blog/support', 'newsdetail', { name: 'a post' }],
  ['/service-detail/support', 'servicedetail', { name: '' }],
  ['/jobapply/php-developer', 'careerdetail', { title: 'PHP Developer' }],
  ['/ecommerce/shopware', 'ecommercedetail', { title: 'Shopware' }],
  ['/de/ecommerce/shopware', 'ecommercedetail', { title: 'Shopware' }],
])('§2 the card that leads to %s is stored as %s', (address, stored, card) => {
  expect(findSelectedCard(page, address)).toMatchObject({ stored, card });
});

test.each(['/', '/projects', '/projects/another', '/ecommerce/magento', '/contactus/contactform'])(
  'no card leads to %s',
  (address) => {
    expect(findSelectedCard(page, address)).toBeNull();
  },
);

test('§2 the cards beside a detail page are selected on it, too', () => {
  if (page.status === 'error') throw new Error('There is no page.');
  const [card, next] = page.entry.meta[1]?.card_components ?? [];
  if (!card || !next) throw new Error('There are no cards.');
  const detail: DetailData = {
    status: 'loaded',
    card,
    closing: null,
    previous: null,
    next,
    further: [],
    place: { next: 1, of: 2 },
    addresses: { en: null, de: null },
  };
  expect(findSelectedCard(detail, `/projects/${encodeURIComponent('größe-&-maß')}`)).toMatchObject({ card: next });
  expect(findSelectedCard({ status: 'error' }, '/projects/tide-table')).toBeNull();
});
