/** How often the page of a requested address is looked up on its way through the server and the app. */
import type * as PageTable from '@kontorwerk/contract/pages/page-table';
import { afterAll, expect, test, vi } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

/** In no menu, whose links are looked up, too. */
const PATH = '/ecommerce/quayside';
const lookedUp = vi.hoisted((): string[] => []);

vi.mock('@kontorwerk/contract/pages/page-table', async (importOriginal) => {
  const table = await importOriginal<typeof PageTable>();
  const note = (address: string) => void lookedUp.push(address);
  return {
    ...table,
    pageAt: (...args: Parameters<typeof table.pageAt>) => {
      note(args[0]);
      return table.pageAt(...args);
    },
    canonicalPath: (...args: Parameters<typeof table.canonicalPath>) => {
      if (args[1] === undefined) note(args[0]);
      return table.canonicalPath(...args);
    },
    respellPath: (...args: Parameters<typeof table.respellPath>) => {
      if (args[1] === undefined) note(args[0]);
      return table.respellPath(...args);
    },
  };
});

afterAll(() => {
  // Test files share module instances: drop those created with this mock.
  vi.resetModules();
});

test('a page that is not cached is looked up once, from the request to its last section', async () => {
  vi.resetModules();
  const [{ startTestSite }, { createPageRenderer }, { render }] = await Promise.all([
    import('../testing/test-site.ts'),
    import('../pages/page-renderer.ts'),
    import('../../app/entry.server.tsx'),
  ]);
  const assets = { styles: '', sheets: [], entry: '/entry.js', imports: [] };
  const sections = [
    {
      component_name: 'Banner',
      main_title: 'Shopware',
      button_one_text: 'Ask',
      button_one_link: '/contactus/contactform',
    },
    { component_name: 'News', card_components: [{ title: 'News' }] },
  ];
  const site: TestSite = await startTestSite(
    {},
    {
      renderer: (request) =>
        createPageRenderer({
          ...site,
          loadApp: async () => ({ render, assets }),
          directory: { entries: () => [] },
          submissions: { post: () => Promise.reject(new Error('no form is posted')) },
          publicUrl: 'https://www.example',
          token: '',
        })(request),
    },
    { '/wp-json/bc/v1/ecommerce': [{ title: 'quayside', meta: sections }] },
  );
  // The list of all pages looks up each of them, in the background.
  await waitUntil(() => lookedUp.includes(PATH));
  lookedUp.length = 0;
  const answer = await fetch(site.url + PATH);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Shopware')]);
  expect(lookedUp.filter((address) => address === PATH)).toHaveLength(1);
});
