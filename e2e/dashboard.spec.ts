import { barriers } from './support/browser/barriers.ts';
import { expect, test } from './support/browser/test.ts';
import { signInAs } from './support/cms/cms.ts';

test('the dashboard shows everybody what is theirs to do', async ({ page, admin, browseAs }) => {
  const parts = async (role: 'editor' | 'recruiter' | 'sales' | 'translator' | 'translator_en') => {
    await browseAs(await signInAs(admin, role));
    await page.goto('/admin');
    await expect(page.getByText('The site is up and accepting messages.')).toBeVisible();
    return page.locator('.dashboard-widget h2').allInnerTexts();
  };
  const health = 'Health of the site';
  const inbox = ['New in the inbox', 'E-mails that could not be sent', health];
  expect(await parts('recruiter')).toEqual(inbox);
  expect(await parts('sales')).toEqual(inbox);
  const translators = ['Waiting for translation', 'Recently changed', health];
  expect(await parts('translator_en')).toEqual(translators);
  expect(await parts('translator')).toEqual(translators);
  expect(await parts('editor')).toEqual(['Waiting for translation', 'Planned', 'Recently changed', health]);
  expect(await barriers(page, { part: '.dashboard-widget' })).toEqual([]);
  // Another test running meanwhile may delete it again, so its address is enough.
  const recent = page.locator('.dashboard-widget').filter({ hasText: 'Recently changed' });
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/collections\/\w+\/\d+$/);
});
