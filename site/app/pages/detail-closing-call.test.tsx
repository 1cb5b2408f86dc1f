import { emptyCard } from '@kontorwerk/contract/content/read-entries';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { CLOSING_WORDS } from '@kontorwerk/contract/words/page-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CurrentPageProvider } from '#app/base/CurrentPageProvider.tsx';
import { locatePage } from '#app/base/current-page.ts';
import { findNeighbours } from '#app/content/neighbours.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { useClosingCall } from '#app/shell/use-closing-call.ts';
import { buildSiteData } from '#app/testing/site-data.ts';
import { buildClosingCall } from './detail-closing-call.ts';

test.each(['job', 'post', 'project', 'service'] as const)(
  'a page of the kind %s is closed in each language',
  (name) => {
    const [english, german] = LANGUAGES.map((language) => buildClosingCall(PAGES[name], language)?.main_title);
    expect(english).toMatch(/\?$/);
    expect(german).toMatch(/\?$/);
    expect(german).not.toBe(english);
  },
);

function Call() {
  const call = useClosingCall();
  return `${call?.main_title} | ${call?.description}`;
}

test('what an editor wrote in place of the words stands there', () => {
  vi.stubGlobal('location', { origin: 'https://www.example' });
  const card = emptyCard();
  const data: DetailData = {
    status: 'loaded',
    card,
    closing: buildClosingCall(PAGES.job, 'en'),
    addresses: { en: '/jobapply/a', de: null },
    ...findNeighbours(PAGES.job, [card], card),
  };
  const { settings, ...others } = buildSiteData('en');
  const site = {
    ...others,
    settings: { ...settings, words: { closing: { jobText: 'Ask us.', postText: 'Not here.' } } },
  };
  const place = locatePage(new URL('https://www.example/jobapply/a'));
  const html = renderToStaticMarkup(
    <CurrentPageProvider shown={{ place, site, data, posted: null, failure: null }}>
      <Call />
    </CurrentPageProvider>,
  );
  expect(html).toBe(`${CLOSING_WORDS.en.jobTitle} | Ask us.`);
});
