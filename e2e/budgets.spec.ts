/** Page weight, in bytes on the wire (the same on every machine, unlike times), and the order of requests. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage, pageKinds } from './support/pages/routes.ts';
import { measureTransfer, type Transfer } from './support/pages/transfer.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

/** The most that a page's inline styles may take, in bytes after Brotli. */
const STYLE = 20_000;

/** The most that the home page may take on a phone, in bytes. Limits per page kind: `support/page-weight.ts`. */
const HOME_ON_PHONE = 225 * 1000;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

test.use(PHONE);

/** Opens a page and hydrates it; the returned function resolves with the transfer so far. */
async function openMeasured(page: Page, address: string): Promise<() => Promise<Transfer>> {
  const transfer = measureTransfer(page);
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  return transfer;
}

test('the home page is light on a phone', async ({ page }) => {
  const { total } = await (await openMeasured(page, '/de'))();
  expect(total).toBeLessThanOrEqual(HOME_ON_PHONE);
});

/** Lists what a part of a document makes the browser fetch besides pictures, in document order. */
function fetchedBy(html: string): readonly string[] {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    if (/\brel="(?:canonical|alternate|icon|apple-touch-icon|manifest)"/.test(tag)) return [];
    const [, what] = /\b(?:as|rel)="(?!preload)([^"]+)"/.exec(tag) ?? /\b(src)=/.exec(tag) ?? [];
    return what ?? [];
  });
}

test('a page is painted with the styles that stand in it, and asks for its fonts and no script meanwhile', async ({
  request,
}) => {
  for (const kind of await pageKinds('de')) {
    const html = await (await request.get(inLanguage(kind, 'de'))).text();
    const [head = '', body = ''] = html.split('</head>');
    expect.soft(fetchedBy(head), kind).toEqual(['font', 'font']);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(head) ?? [];
    expect.soft(style, kind).not.toBe('');
    expect.soft(brotliCompressSync(style).length, kind).toBeLessThanOrEqual(STYLE);
    expect.soft(fetchedBy(body), kind).toEqual([]);
  }
});

/** Opens the home page and hovers a link of its footer; `asked` collects the paths requested from then on. */
async function pointedAt(browser: Browser, address: string) {
  const page = await browser.newPage({ baseURL: MAIN_STACK.siteUrl });
  // On a slow line, links in view are not prefetched: only what this link needs is counted.
  await onSlowLine(page.context());
  await page.goto('/');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'document'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('contentinfo').locator(`a[href="${address}"]`).first();
  await link.hover();
  const follow = async () => {
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).not.toHaveText(/^Shops that sell/);
  };
  return { page, asked, follow };
}

for (const address of ['/agency/aboutus', '/services/webdevelopment', '/imprint']) {
  test(`a click that leads to ${address} asks for nothing that pointing at the link didn't`, async ({ browser }) => {
    const rehearsal = await pointedAt(browser, address);
    await rehearsal.follow();
    expect(rehearsal.asked.length, 'what the page needs').toBeGreaterThan(0);
    await rehearsal.page.close();

    const { page, asked, follow } = await pointedAt(browser, address);
    await expect.poll(() => asked.toSorted()).toEqual(rehearsal.asked.toSorted());
    await follow();
    expect(asked.toSorted()).toEqual(rehearsal.asked.toSorted());
    await page.close();
  });
}
