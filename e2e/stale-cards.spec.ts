/** Stored cards that are useless, and pages without a stored card (§2, §8). */
import { storedItems } from './support/browser/browser-storage.ts';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated } from './support/browser/hydration.ts';
import { NOT_FOUND_PAGE } from './support/browser/not-found-page.ts';
import { expect, test } from './support/browser/test.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test('§2 §8 without a stored card and without one in the backend a detail page leads on', async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_PAGE);
  await page.goto('/de/career-form');
  await hydrated(page);
  for (const [path, leadsTo] of [
    ['/de/projects/gone', '/de/projects'],
    ['/de/blog/gone', '/de/agency/blogs'],
    ['/de/jobapply/gone', '/de/404'],
  ] as const) {
    await goInside(page, path);
    await expect(page).toHaveURL(leadsTo);
  }
  // Only the server knows whether a job has ended, so that page was requested from it.
  await hydrated(page);
  await goInside(page, '/de/service-detail/gone');
  await expect(page.locator('h1')).toHaveText('Wird geladen …');
});

test('§2 §8 a stored post that is not among the cards leads to /404', async ({ page, problems }) => {
  problems.allow(NOT_FOUND_PAGE);
  await page.goto('/de/agency/blogs');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('newsdetail', JSON.stringify({ title: 'Gone' })));
  await goInside(page, '/de/blog/gone');
  await expect(page).toHaveURL('/de/404');
  await expect(page.locator('h1')).toHaveText('Diese Seite ist davongesegelt');
});

test.describe('on a backend that has none of them', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('§2 a stored card is shown though the backend has nothing', async ({ page }) => {
    const stored = { title: 'Kept Card', description: 'It was selected.', html_field: '<p>What was kept of it.</p>' };
    await page.goto('/de/career-form');
    await hydrated(page);
    await page.evaluate((kept) => {
      localStorage.setItem('pojectdetail', JSON.stringify(kept));
      localStorage.setItem('servicedetail', JSON.stringify([kept]));
      localStorage.setItem('careerdetail', JSON.stringify(kept));
    }, stored);
    for (const path of ['/de/projects/kept-card', '/de/service-detail/kept-card', '/de/jobapply/Kept-CARD']) {
      await goInside(page, path);
      await expect(page.locator('h1')).toHaveText('Kept Card');
      await expect(page.getByText('What was kept of it.')).toBeVisible();
    }
    expect(Object.keys(await storedItems(page))).toContain('pojectdetail');
  });
});
