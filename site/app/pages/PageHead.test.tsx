import { readCard } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ShownProvider } from '#app/base/ShownProvider.tsx';
import { neighbours } from '#app/content/neighbours.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { siteData } from '#app/testing/site-data.ts';
import { PageHead } from './PageHead.tsx';
import { headBy } from './page-head.ts';

test('a head has one title, and links that may have one of their own', () => {
  vi.stubGlobal('location', { origin: 'https://www.example' });
  const card = readCard({ title: 'Licht' });
  if (card === null) throw new Error('it is a card');
  const data: DetailData = {
    status: 'loaded',
    card,
    closing: null,
    addresses: { en: null, de: '/de/jobapply/licht' },
    ...neighbours(PAGES.job, [card], card),
  };
  const place = { pathname: '/de/jobapply/licht', search: '', hash: '' };
  const site = siteData('de');
  const head = headBy(data, place.pathname, site);
  const html = renderToStaticMarkup(
    <ShownProvider shown={{ place, site, data, head, posted: null, failure: null }}>
      <PageHead />
    </ShownProvider>,
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<link rel="alternate" type="[^"]+" title="Stellen – [^"]+" href="[^"]+"\/>/g)).toHaveLength(2);
});
