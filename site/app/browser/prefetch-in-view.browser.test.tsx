import { afterEach, expect, test, vi } from 'vitest';
import { prefetchInView } from './prefetch-in-view.ts';

afterEach(() => document.body.replaceChildren());

/** Renders a page with links of all sorts and records what is prefetched for them. */
function showLinks(line: Parameters<typeof prefetchInView>[0]['line']) {
  document.body.innerHTML = `<header><nav>
      <a href="/projects">In the menu</a> <a href="/projects">Again</a> <a href="https://example.com/">Elsewhere</a>
      <a href="/e-commerce">The page that is shown</a>
      <details><summary>A closed group</summary><a href="/products">In it</a></details>
    </nav></header>
    <main><p><a href="/imprint">In a text</a></p>
      <article><a href="/blog/near">A card</a></article>
      <article style="margin-top: 300vh"><a href="/blog/far">A card far below</a></article>
    </main>`;
  const prefetch = vi.fn<(address: string) => void>();
  const ending = new AbortController();
  prefetchInView({ here: () => `${location.origin}/e-commerce?about=all`, prefetch, line, signal: ending.signal });
  const asked = () => prefetch.mock.calls.flat().toSorted();
  return { asked, [Symbol.dispose]: () => ending.abort() };
}

test('fetches what the menu and the cards in view lead to, once somebody uses the page', async () => {
  using page = showLinks({ effectiveType: '4g' });
  expect(page.asked()).toEqual([]);
  dispatchEvent(new Event('pointermove'));
  await expect.poll(page.asked).toEqual(['/blog/near', '/projects']);

  document.querySelector('details')?.toggleAttribute('open');
  document.querySelector('[href="/blog/far"]')?.scrollIntoView();
  await expect.poll(page.asked).toEqual(['/blog/far', '/blog/near', '/projects']);
  scrollTo(0, 0);
  await expect.poll(page.asked).toEqual(['/blog/far', '/blog/near', '/products', '/projects']);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('fetches nothing on %o', async (line) => {
  using slow = showLinks(line);
  dispatchEvent(new Event('pointermove'));
  using good = showLinks({});
  dispatchEvent(new Event('pointermove'));
  await expect.poll(good.asked).not.toEqual([]);
  expect(slow.asked()).toEqual([]);
});
