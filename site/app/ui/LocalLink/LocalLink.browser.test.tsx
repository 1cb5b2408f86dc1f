import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Served, show } from '#app/testing/serve.tsx';
import { LocalLink } from './LocalLink.tsx';

const link = page.getByRole('link');

/** Shows a link on a German page. */
function showLink(to: string): Promise<Served> {
  return show(<LocalLink to={to}>There</LocalLink>, { at: '/de/imprint' });
}

/** Clicks the link; returns whether the router handled the click, and prevents leaving the test. */
async function isRoutersClick(): Promise<boolean> {
  const seen = Promise.withResolvers<boolean>();
  const see = (click: MouseEvent) => {
    seen.resolve(click.defaultPrevented);
    click.preventDefault();
  };
  addEventListener('click', see);
  onTestFinished(() => removeEventListener('click', see));
  await link.click();
  return seen.promise;
}

test('a link to a page of the site is taken by the router, in the language of the page', async () => {
  const shown = await showLink('/projects?category=Shops');
  expect(await isRoutersClick()).toBe(true);
  await expect.poll(shown.address).toBe('/de/projects?category=Shops');
});

test.each([
  '/wp-content/uploads/2026/brochure.pdf',
  '/uploads/brochure.pdf',
  '/admin',
  '/sitemap.xml',
  'https://shop.example/projects',
  'mailto:jobs@site.example',
])('a link to %s is left to the browser as it was written', async (to) => {
  const shown = await showLink(to);
  expect(link.element().getAttribute('href')).toBe(to);
  expect(await isRoutersClick()).toBe(false);
  expect(shown.address()).toBe('/de/imprint');
});
