/** The block with two selects before any script runs; with scripts, `site/app/sections/FromToContact` tests it. */
import { field, fullContactForm } from './support/browser/forms.ts';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ baseURL: FOREIGN_STACK.siteUrl, javaScriptEnabled: false });

test('§2 the pair goes to the contact page without a script too', async ({ page }) => {
  await page.goto('/ecommerce/from-to-alone');
  const block = sectionOf(page, 'FromToContact');
  await expect(block.getByRole('combobox')).toHaveCount(2);
  const pair: string[] = [];
  for (const side of ['From', 'To']) {
    const select = block.getByLabel(side, { exact: true });
    await select.selectOption({ index: 1 });
    pair.push(await select.inputValue());
  }
  await block.getByRole('button').click();
  await page.waitForURL((url) => url.pathname === '/contactus/contactform');
  for (const end of pair) await expect(field(fullContactForm(page), 'message')).toHaveValue(new RegExp(end));
});
