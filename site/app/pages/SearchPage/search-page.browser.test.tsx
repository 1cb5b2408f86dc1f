/** The search page: pictures, highlighted matches, and the link to more results. */
import type { ResultKind } from '@kontorwerk/contract/content/search';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CurrentPageProvider } from '#app/base/CurrentPageProvider.tsx';
import { useCurrentPage } from '#app/base/current-page.ts';
import type { SearchAnswer } from '#app/content/search-answer.ts';
import { serve } from '#app/testing/serve.tsx';
import { describeOwnPage } from '../own-page.ts';
import { SearchPage } from './SearchPage.tsx';

const PICTURE = {
  src: '/uploads/a-960.webp',
  file: { url: '/uploads/a-480.avif', type: 'image/avif', width: 480 },
};

/** An answer that lists `listed` of `total` results; every second one has a picture. */
function answerOf(listed: number, total: number, kind: ResultKind | null = null): SearchAnswer {
  return {
    query: 'shop',
    kind,
    kinds: [
      { kind: 'post', count: total },
      { kind: 'question', count: 1 },
    ],
    total,
    results: Array.from({ length: listed }, (_, place) => ({
      path: `/blog/${place}`,
      kind: 'post',
      title: ['', 'Shop', `ware ${place}`],
      excerpt: ['About it'],
      picture: place % 2 === 0 ? PICTURE : null,
    })),
  };
}

function Found({ search }: { readonly search: SearchAnswer | null }) {
  const shown = useCurrentPage();
  const data = { ...describeOwnPage('search', shown.place.pathname), search };
  return (
    <CurrentPageProvider shown={{ ...shown, data }}>
      <SearchPage />
    </CurrentPageProvider>
  );
}

const found = (search: SearchAnswer | null, at = '/search?q=shop') => serve(<Found search={search} />, { at });
const results = () => [...document.querySelectorAll('ol > li')];

test('results have small pictures that say nothing, and what has none begins where others do', () => {
  found(answerOf(4, 4));
  const pictures = results().map((result) => result.querySelector('img'));
  expect(pictures.map((picture) => picture?.getAttribute('alt'))).toEqual(['', undefined, '', undefined]);
  expect(pictures[0]?.loading).toBe('lazy');
  expect(results()[0]?.querySelector('source')?.getAttribute('srcset')).toBe('/uploads/a-480.avif 480w');
  const starts = results().map((result) => result.querySelector('h2')?.getBoundingClientRect().left);
  expect(new Set(starts).size).toBe(1);
});

test.each([
  ['/search?q=shop', 'Show more results', '/search?q=shop&shown=20#result-11', null],
  ['/search?q=shop&kind=post', 'Show more results', '/search?q=shop&kind=post&shown=20#result-11', 'post'],
  ['/de/search?q=shop', 'Weitere Ergebnisse zeigen', '/de/search?q=shop&shown=20#result-11', null],
] as const)('%s leads to the first of more results', async (at, label, to, kind) => {
  found(answerOf(10, 95, kind), at);
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', to);
  expect(results()[9]?.id).toBe('result-10');
});

test.each([
  [10, 10],
  [12, 12],
  [50, 95],
])('%d results of %d lead to no more', (listed, total) => {
  found(answerOf(listed, total));
  expect(page.getByRole('link', { name: 'Show more results' }).elements()).toEqual([]);
});

test.each([
  [10, 'Top 10 of 95 results'],
  [50, 'Top 50 of 95 results. Choose a kind to see more of it.'],
])('with %d results of 95 it is told: %s', (listed, told) => {
  found(answerOf(listed, 95));
  expect(page.getByRole('status').element().textContent).toBe(told);
});

test('the kind that is listed is underlined in one piece', () => {
  found(answerOf(10, 95));
  const link = page.getByRole('link', { name: 'All (96)' }).element();
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(getComputedStyle(link).display).toBe('block');
});
