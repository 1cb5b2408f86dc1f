/** The addresses at which the admin shows editors a document on the site. */
import { withLanguagePrefix } from '@kontorwerk/contract/address/address';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { viewAddress } from '../cms/src/kit/admin/view-address.ts';
import { expect, test } from './support/browser/test.ts';
import { find, successOf } from './support/cms/cms.ts';

const titled = v.looseObject({ title: v.string() });

test('a published document with a newer draft leads to the page that is there', async ({ admin, browseAs, page }) => {
  const [job] = await find(admin, 'jobs', { _status: 'published' }, { locale: 'all', limit: '1' });
  if (!job) throw new Error('There is no job.');
  const address = `/api/jobs/${job.id}?locale=en&depth=0`;
  const { title } = v.parse(titled, await successOf(await admin.get(address)));
  await successOf(await admin.send('PATCH', `${address}&draft=true`, { title: 'Not yet', _status: 'draft' }));
  try {
    await browseAs(admin);
    await page.goto(`/admin/collections/jobs/${job.id}`);
    const links = page.locator('a[target=_blank]', { hasText: 'View on the site' });
    await expect(links).toHaveCount(2);
    await expect(page.getByText('The latest changes aren’t published yet.')).toBeVisible();
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // Each names its language, whatever the browser has stored.
    expect(shown).toEqual(
      LANGUAGES.map((language) => withLanguagePrefix(viewAddress('jobs', job, language) ?? '', language)),
    );
  } finally {
    await successOf(await admin.send('PATCH', address, { title, _status: 'published' }));
  }
});
