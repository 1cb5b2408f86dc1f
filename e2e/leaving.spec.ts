/** The effect of leaving a page on the browser's storage (§9). */
import type { Page } from '@playwright/test';
import { storedItems } from './support/browser/browser-storage.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

/** One of each kind: `site/app/document/head-script.test.ts` has them all. */
const KEPT = ['/projects/lumen-&-söhne', '/agency/aboutus'];
const CLEARED = ['/', '/products', '/career-form'];

/** A file of the site's origin: it shares the storage, and no script of ours runs there. */
const ELSEWHERE = '/favicon.svg';

test.beforeEach(({ problems }) => {
  // Chromium requests the default icon for a file that can't name one.
  problems.allow(/\/favicon\.ico\)$/);
});

/** Stores an item on a page, leaves the page, and returns what is left of the item. */
async function leftBehind(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await page.evaluate(() => localStorage.setItem('mark', 'here'));
  await page.goto(ELSEWHERE);
  return (await storedItems(page)).mark;
}

test('§9 leaving from projects, blog, agency and jobapply keeps the storage', async ({ page }) => {
  const details = await Promise.all(
    (
      [
        ['/agency/blogs', /href="(\/blog\/[^"]+)"/],
        ['/contactus/career', /href="(\/jobapply\/[^"]+)"/],
      ] as const
    ).map(async ([list, link]) => {
      const html = await (await page.request.get(list)).text();
      return link.exec(html)?.[1] ?? '';
    }),
  );
  expect(details).not.toContain('');
  for (const path of [...KEPT, ...details]) expect(await leftBehind(page, path), path).toBe('here');
});

test('§9 leaving from any other page clears the whole storage', async ({ page }) => {
  for (const path of CLEARED) expect(await leftBehind(page, path), path).toBeUndefined();
  expect(await storedItems(page)).toEqual({});
});

test('§9 moving between pages inside the site is not leaving', async ({ page }) => {
  await page.goto('/products');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('mark', 'here'));
  const footer = page.getByRole('contentinfo');
  for (const path of ['/imprint', '/contactus/career', '/termsandcondition']) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    expect((await storedItems(page)).mark, path).toBe('here');
  }
  await page.goto(ELSEWHERE);
  expect(await storedItems(page)).toEqual({});
});

test('§9 closing the page clears the storage too', async ({ page, context }) => {
  await page.goto('/products');
  await page.evaluate(() => localStorage.setItem('mark', 'here'));
  const other = await context.newPage();
  await other.goto(ELSEWHERE);
  expect((await storedItems(other)).mark).toBe('here');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => storedItems(other)).toEqual({});
});

test('§9 nothing keeps a page out of the back-forward cache: no unload, no beforeunload, no ban on storing it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kinds: string[] = [];
    Reflect.set(window, 'listenedFor', kinds);
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      if (this === window) kinds.push(args[0]);
      return listen.apply(this, args);
    };
  });
  const response = await page.goto('/products');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  await hydrated(page);
  const kinds = await page.evaluate(() => [
    ...Reflect.get(window, 'listenedFor'),
    ...(window.onunload || window.onbeforeunload ? ['unload'] : []),
  ]);
  expect(kinds).toContain('pagehide');
  expect(kinds).not.toContain('unload');
  expect(kinds).not.toContain('beforeunload');
});
