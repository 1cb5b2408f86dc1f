/** The subject of a call to action travels with the visitor into the form, and from there into the inbox. */
import type { Language } from '@kontorwerk/contract/languages';
import type { Page } from '@playwright/test';
import { field, fillFullContact, fullContactForm, newVisitor, submit } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { messageFrom } from './support/cms/sent-to-us.ts';
import { inLanguage } from './support/pages/routes.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<'moving' | 'service', string>>>> = {
  en: {
    moving: 'Ask for a moving date',
    service: 'Shop migration: Ask for a moving date',
  },
  de: {
    moving: 'Umzugstermin anfragen',
    service: 'Shop-Migration: Umzugstermin anfragen',
  },
};

/** Opens a page and follows its named link to the contact form. */
async function follow(page: Page, from: string, call: string | RegExp, language: Language): Promise<void> {
  await page.goto(inLanguage(from, language));
  await page.getByRole('link', { name: call }).first().click();
  await page.waitForURL((url) => url.pathname === inLanguage('/contactus/contactform', language));
}

/** With and without JavaScript, in one language each. */
const WAYS = [
  [true, 'en'],
  [false, 'de'],
] as const;

for (const [script, language] of WAYS) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script });

    const words = WORDS[language];

    test(`the form opens with service and topic, says so, and the inbox has them, in ${language}`, async ({
      page,
      sales,
    }) => {
      const visitor = newVisitor();
      await follow(page, '/ecommerce/shopmigration', words.moving, language);
      if (script) await hydrated(page);
      const form = fullContactForm(page);
      await expect(form.getByRole('checkbox', { name: words.service })).toBeChecked();
      await expect(field(form, 'service')).toHaveValue('shop_migration');
      await fillFullContact(form, visitor);
      await submit(form);
      await expect(page.getByText(`${visitor.firstName}!`)).toBeVisible();
      const sent = { topic: words.service, person: '', department: 'seo', language };
      expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens with the person that was asked for, alone', async ({ page }) => {
    await follow(page, '/agency/aboutus', 'Farid Anwar', 'de');
    await expect(fullContactForm(page).getByRole('checkbox')).toHaveCount(1);
    await expect(fullContactForm(page).getByRole('checkbox', { name: 'Für Farid Anwar' })).toBeChecked();
  });

  test('a form that comes back keeps what was left ticked, and nothing else', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*400/);
    await follow(page, '/contactus/hireadeveloper', 'Front-end developer', 'en');
    const form = fullContactForm(page);
    await form.getByRole('checkbox', { name: 'Hire a developer: Front-end developer' }).uncheck();
    await fillFullContact(form, { ...newVisitor(), phone: '1' });
    await submit(form);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(form.getByRole('checkbox')).toHaveCount(1);
    await expect(form.getByRole('checkbox', { name: 'For Farid Anwar' })).toBeChecked();
  });
});

test('the way back and forth keeps it, and the other language says it in its own words', async ({ page }) => {
  await follow(page, '/ecommerce/shopmigration', WORDS.en.moving, 'en');
  const topic = (language: Language) => fullContactForm(page).getByRole('checkbox', { name: WORDS[language].service });
  await expect(topic('en')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/ecommerce/shopmigration');
  await page.goForward();
  await expect(topic('en')).toBeChecked();
  await page.goto(`/de${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  await expect(topic('de')).toBeChecked();
});

test('a link says nothing into the form that the site does not say itself', async ({ page }) => {
  const words = 'Your account is locked, call 0900';
  const asked = new URLSearchParams({ about: '/ecommerce/shopware', topic: words, person: words });
  await page.goto(`/contactus/contactform?${asked}`);
  await hydrated(page);
  await expect(fullContactForm(page).getByRole('checkbox')).toHaveCount(1);
  await expect(fullContactForm(page).getByRole('checkbox', { name: 'Shopware' })).toBeChecked();
  await expect(page.getByText(words)).toHaveCount(0);
});
