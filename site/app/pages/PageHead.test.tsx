import { readCard } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CurrentPageProvider } from '#app/base/CurrentPageProvider.tsx';
import { locatePage } from '#app/base/current-page.ts';
import { findNeighbours } from '#app/content/neighbours.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { buildSiteData } from '#app/testing/site-data.ts';
import { PageHead } from './PageHead.tsx';
import { buildHead } from './page-metadata.ts';

test('a head has one title, and links that may have one of their own', () => {
  vi.stubGlobal('location', { origin: 'https://www.example' });
  const card = readCard({ title: 'Licht' });
  if (card === null) throw new Error('it is a card');
  const data: DetailData = {
    status: 'loaded',
    card,
    closing: null,
    addresses: { en: null, de: '/de/jobapply/licht' },
    ...findNeighbours(PAGES.job, [card], card),
  };
  const place = locatePage(new URL('https://www.example/de/jobapply/licht'));
  const site = buildSiteData('de');
  const head = buildHead(data, place, site);
  const html = renderToStaticMarkup(
    <CurrentPageProvider shown={{ place, site, data, head, posted: null, failure: null }}>
      <PageHead />
    </CurrentPageProvider>,
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<link rel="alternate" type="[^"]+" title="Stellen – [^"]+" href="[^"]+"\/>/g)).toHaveLength(2);
});
