/** Pages with only German texts, in the admin. */
import * as v from 'valibot';
import { expect, test } from './support/browser/test.ts';
import { formStands } from './support/cms/admin-pages.ts';
import { drop, signInAs, successOf } from './support/cms/cms.ts';

const made = v.object({ doc: v.object({ id: v.number() }) });

const pageIn = (title: string) => ({
  title,
  page_key: 'page',
  segment: crypto.randomUUID(),
  sections: [{ blockType: 'Banner', main_title: 'Nur deutsch' }],
  _status: 'draft',
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('a German page is planned, and its English texts are visited without English becoming the language of all', async ({
    page,
    admin,
    browseAs,
    afterwards,
  }) => {
    const editor = await signInAs(admin, 'editor', 'de');
    const title = `Nur deutsch ${crypto.randomUUID()}`;
    const answer = await editor.send('POST', '/api/pages?locale=de&draft=true&depth=0', pageIn(title));
    const { id } = v.parse(made, await successOf(answer)).doc;
    afterwards(() => drop(admin, 'pages', id));
    await browseAs(editor);
    await page.goto(`/admin/collections/pages/${id}`);
    await formStands(page);
    const language = page.locator('.localizer');
    await expect(language).toContainText('Deutsch');

    const plans = page.getByRole('region', { name: 'Geplant' });
    await plans.getByLabel('Veröffentlichen am').fill('31.12.2030 10:00');
    await plans.getByRole('button', { name: 'Planen' }).click();
    await expect(plans.getByText('Geplant.', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Englische Texte schreiben' }).click();
    await page.waitForURL(/locale=en/);
    await formStands(page);
    await expect(language).toContainText('English');
    await expect(page.locator('#field-title')).toHaveValue('');
    await page.goto('/admin/collections/pages');
    await expect(language).toContainText('Deutsch');
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    // A choice in the language menu at the top lasts.
    await page.goto(`/admin/collections/pages/${id}?locale=en&visit=en`);
    await formStands(page);
    await language.getByRole('button').click();
    await page.locator('.popup__content').getByText('Deutsch').click();
    await page.waitForURL(/locale=de/);
    await page.goto('/admin/collections/pages');
    await expect(language).toContainText('Deutsch');
  });
});

test('a translator of English texts begins in English, and writes these alone', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const title = `Nur deutsch ${crypto.randomUUID()}`;
  const answer = await admin.send('POST', '/api/pages?locale=de&depth=0', { ...pageIn(title), _status: 'published' });
  const { id } = v.parse(made, await successOf(answer)).doc;
  afterwards(() => drop(admin, 'pages', id));
  // The translator reads the admin in German.
  await browseAs(await signInAs(admin, 'translator_en', 'de'));
  await page.goto('/admin/translations');
  await expect(page.locator('[aria-current="page"]')).toHaveText('English');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(/locale=en/);
  await formStands(page);
  await expect(page.locator('#field-title')).toBeEditable();
  await page.locator('#field-title').fill('In English');
  await expect(page.locator('.other-language').filter({ hasText: title })).toBeVisible();
  await page.goto(`/admin/collections/pages/${id}?locale=de`);
  await formStands(page);
  await expect(page.locator('#field-title')).toBeDisabled();
  await page.goto('/admin');
  const waiting = page.locator('.dashboard-widget').filter({ hasText: 'Waiting for translation' });
  await expect(waiting.getByRole('link').last()).toHaveAttribute('href', /language=en$/);
});
