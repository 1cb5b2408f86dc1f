/** The addresses at which the admin shows editors a document on the site. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { viewAddress } from '../../cms/src/kit/admin/view-address.ts';
import { admin } from '../support/cms/administrator.ts';
import { find } from '../support/cms/cms.ts';
import { inParallel } from '../support/pages/discover.ts';
import { specifiedRoutes } from '../support/pages/routes.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

/** Second addresses of pages that are offered under their first one. */
const SECOND = /\/(ecommerce-detail|service-detail)\/|\/webdevelopmente$/;

/** Requesting all of them takes time beside other tests. */
const WHILE_PUBLISHED = { timeout: 20_000 };

/** Returns every address that the admin offers now. */
async function offeredAddresses(): Promise<ReadonlySet<string>> {
  const offered = new Set<string>();
  for (const collection of ['pages', 'projects', 'posts', 'jobs']) {
    const published = await find(admin, collection, { _status: 'published' }, { locale: 'all', limit: '0' });
    for (const language of LANGUAGES)
      for (const document of published) {
        const address = viewAddress(collection, document, language);
        if (address !== null) offered.add(address);
      }
  }
  return offered;
}

/** Lists the addresses at which the site shows no page. */
async function notShown(addresses: readonly string[]): Promise<readonly string[]> {
  const found = await inParallel(addresses, async (address) => {
    const { status } = await fetch(`${MAIN_STACK.siteUrl}${address}`, { redirect: 'manual' });
    return status === 200 ? [] : [address];
  });
  return found.flat();
}

test('every page is offered to its editors under an address that shows it, in both languages', async () => {
  const offered = await offeredAddresses();
  for (const language of LANGUAGES) {
    const pages = (await specifiedRoutes(language)).map(({ path }) => path).filter((path) => !SECOND.test(path));
    expect(pages.filter((path) => !offered.has(path))).toEqual([]);
  }
  const missing = await notShown([...offered]);
  // Other tests publish and remove pages meanwhile.
  await expect
    .poll(async () => {
      const still = await offeredAddresses();
      return notShown(missing.filter((address) => still.has(address)));
    }, WHILE_PUBLISHED)
    .toEqual([]);
});
