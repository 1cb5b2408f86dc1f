/** An editor's weekly jobs with versions and drafts of a page. */
import { openFound, openFromStart } from './support/cms/admin-pages.ts';
import { drop, signInAs, successOf } from './support/cms/cms.ts';
import { expect, test } from './support/cms/editors-job.ts';
import { freePage } from './support/cms/free-page.ts';
import { loaded, SOON_MS } from './support/cms/loaded.ts';
import { until } from './support/until.ts';

// The agency's time zone: lists show times by the browser's clock.
test.use({ timezoneId: 'Europe/Berlin' });

test('restore yesterday’s version', async ({ page, admin, browseAs, afterwards }) => {
  const name = `version-${crypto.randomUUID().slice(0, 8)}`;
  const editor = await signInAs(admin, 'editor');
  const id = await freePage(editor, name, 'As it was yesterday');
  const sections = [
    { blockType: 'RichText', main_title: 'An added text' },
    { blockType: 'Banner', main_title: 'As it is today' },
  ];
  await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en`, { sections, _status: 'published' }));
  afterwards(() => drop(admin, 'pages', id));
  await browseAs(editor);
  await openFromStart(page, 'Pages', 'en');
  await openFound(page, name);
  await page.getByRole('link', { name: /^Versions/ }).click();
  const yesterday = page.locator('tbody tr').last().getByRole('link');
  const made = await yesterday.innerText();
  await yesterday.click();
  // Each section is named by its kind and title, not by a number.
  await expect(page.locator('summary').filter({ hasText: 'Banner · As it was yesterday' })).toBeVisible();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByRole('dialog')).toContainText(made);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(new RegExp(`/pages/${id}$`));
  await until('it is as it was', async () => (await loaded(`/${name}`)).includes('As it was yesterday'), SOON_MS);
  expect(await loaded(`/${name}`)).not.toContain('An added text');
});

test('share a draft with an outsider', async ({ page, admin, browseAs, afterwards }) => {
  const name = `shared-${crypto.randomUUID().slice(0, 8)}`;
  const editor = await signInAs(admin, 'editor');
  const id = await freePage(editor, name);
  const sections = [{ blockType: 'Banner', main_title: 'For your eyes only' }];
  await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&draft=true`, { sections, _status: 'draft' }));
  afterwards(() => drop(admin, 'pages', id));
  await browseAs(editor);
  await openFromStart(page, 'Pages', 'en');
  await openFound(page, name);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the page in English' });
  await expect(link).toHaveValue(/^http/);
  const address = await link.inputValue();
  expect(await (await fetch(address)).text()).toContain('For your eyes only');
  expect(await loaded(`/${name}`)).not.toContain('For your eyes only');
});
