/** Where the admin sends editors to see a document on the site. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { viewAddress } from '../cms/src/admin/view-address.ts';
import { find, successOf } from './support/cms.ts';
import { inParallel } from './support/discover.ts';
import { specifiedRoutes } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const titled = v.looseObject({ title: v.string() });

/** Second addresses of pages that are offered under their first one. */
const SECOND = /\/(ecommerce-detail|service-detail)\/|\/webdevelopmente$/;

test('every page is offered to its editors under an address that shows it, in both languages', async ({ admin }) => {
  const offered = new Set<string>();
  for (const collection of ['pages', 'projects', 'posts', 'jobs']) {
    const published = await find(admin, collection, { _status: 'published' }, { locale: 'all', limit: '0' });
    for (const language of LANGUAGES)
      for (const document of published) {
        const address = viewAddress(collection, document, language);
        if (address !== null) offered.add(address);
      }
  }
  for (const language of LANGUAGES) {
    const pages = (await specifiedRoutes(language)).map(({ path }) => path).filter((path) => !SECOND.test(path));
    expect(pages.filter((path) => !offered.has(path))).toEqual([]);
  }
  const failing = await inParallel([...offered], async (address) => {
    const { status } = await fetch(`${MAIN_STACK.siteUrl}${address}`, { redirect: 'manual' });
    return status === 200 ? [] : [`${status} ${address}`];
  });
  expect(failing.flat()).toEqual([]);
});

test('a published document with a newer draft leads to the page that is there', async ({ admin, context, page }) => {
  const [job] = await find(admin, 'jobs', { _status: 'published' }, { locale: 'all', limit: '1' });
  if (!job) throw new Error('There is no job.');
  const address = `/api/jobs/${job.id}?locale=en&depth=0`;
  const { title } = v.parse(titled, await successOf(await admin.get(address)));
  await successOf(await admin.send('PATCH', `${address}&draft=true`, { title: 'Not yet', _status: 'draft' }));
  try {
    await context.addCookies([{ name: 'payload-token', value: admin.token, url: MAIN_STACK.siteUrl }]);
    await page.goto(`/admin/collections/jobs/${job.id}`);
    const links = page.locator('a[target=_blank]', { hasText: 'View on the site' });
    await expect(links).toHaveCount(2);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(LANGUAGES.map((language) => viewAddress('jobs', job, language)));
  } finally {
    await successOf(await admin.send('PATCH', address, { title, _status: 'published' }));
  }
});
