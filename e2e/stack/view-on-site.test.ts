/** Where the admin sends editors to see a document on the site. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { viewAddress } from '../../cms/src/admin/view-address.ts';
import { admin } from '../support/administrator.ts';
import { find } from '../support/cms.ts';
import { inParallel } from '../support/discover.ts';
import { specifiedRoutes } from '../support/routes.ts';
import { MAIN_STACK } from '../support/stacks.ts';

/** Second addresses of pages that are offered under their first one. */
const SECOND = /\/(ecommerce-detail|service-detail)\/|\/webdevelopmente$/;

test('every page is offered to its editors under an address that shows it, in both languages', async () => {
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
