/** The block with two selects: it sends nothing (§2), it hands the pair to the contact form (reading guide). */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { field, fullContactForm } from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { sectionOf } from './support/sections.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const LABELS = { en: { from: 'From', to: 'To' }, de: { from: 'Von', to: 'Nach' } } as const;

/** Chooses the second of each side and submits; resolves with what was chosen. */
async function choosePair(page: Page, language: Language): Promise<readonly string[]> {
  const block = sectionOf(page, 'FromToContact');
  await expect(block.getByRole('combobox')).toHaveCount(2);
  const chosen: string[] = [];
  for (const side of ['from', 'to'] as const) {
    const select = block.getByLabel(LABELS[language][side], { exact: true });
    await select.selectOption({ index: 1 });
    chosen.push(await select.inputValue());
  }
  await block.getByRole('button').click();
  return chosen;
}

async function expectPair(message: Locator, pair: readonly string[]): Promise<void> {
  for (const end of pair) await expect(message).toHaveValue(new RegExp(end));
}

/** Collects the requests of a page that carry something to a server. */
function submissionsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}

test.describe('on a page without a contact form', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  for (const language of LANGUAGES) {
    test(`§2 the pair goes to the contact page, in ${language}`, async ({ page }) => {
      const sent = submissionsOf(page);
      await page.goto(inLanguage('/ecommerce/from-to-alone', language));
      await hydrated(page);
      await expect(page.locator('[name=message]')).toHaveCount(0);
      const pair = await choosePair(page, language);
      await page.waitForURL((url) => url.pathname === inLanguage('/contactus/contactform', language));
      await expectPair(field(fullContactForm(page), 'message'), pair);
      expect(sent).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('§2 the pair goes to the contact page without a script too', async ({ page }) => {
      await page.goto('/ecommerce/from-to-alone');
      const pair = await choosePair(page, 'en');
      await page.waitForURL((url) => url.pathname === '/contactus/contactform');
      await expectPair(field(fullContactForm(page), 'message'), pair);
    });
  });
});
