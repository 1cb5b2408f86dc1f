/** Paths through the site without a pointer, from the first press of the Tab key to the end. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import {
  applicationForm,
  field,
  footerContactForm,
  fullContactForm,
  newVisitor,
  typed,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { linksIn, menuSquare, topItem } from './support/browser/menu.ts';
import { tabTo } from './support/browser/tab-to.ts';
import { expect, test } from './support/browser/test.ts';
import { applicationFrom, messageFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { inLanguage } from './support/pages/routes.ts';

for (const language of LANGUAGES) {
  test(`the first press of Tab shows a way past the navigation, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/agency/aboutus', language));
    await hydrated(page);
    const skip = page.getByRole('link', { name: language === 'en' ? 'Skip to content' : 'Zum Inhalt springen' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a, main button').first()).toBeFocused();
  });
}

for (const width of [360, 1280]) {
  test(`the menu leads to a page by keys alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated(page);
    if (width < 992) {
      await tabTo(menuSquare(page));
      await page.keyboard.press('Enter');
    }
    await tabTo(topItem(page, 'Services'));
    await page.keyboard.press('Enter');
    const link = linksIn(page, 'Services').nth(1);
    await tabTo(link);
    const address = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    await expect(link).toBeHidden();
    await expect(page.locator('h1')).toBeInViewport();
  });
}

test('a message is written and sent by keys alone, in the order in which its fields are seen', async ({
  page,
  sales,
}) => {
  const visitor = newVisitor();
  await page.goto('/contactus/contactform');
  await hydrated(page);
  const form = fullContactForm(page);
  const keys = page.keyboard;
  await tabTo(field(form, 'Mrormrs'));
  for (const key of ['Space', 'ArrowDown', 'Enter']) await keys.press(key);
  await keys.press('Tab');
  for (const text of [visitor.firstName, visitor.lastName, visitor.company, visitor.email, visitor.phone]) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await expect(field(form, 'service')).toBeFocused();
  await keys.press('Tab');
  await keys.type('Please count on us.');
  await keys.press('Tab');
  expect(await typed(form)).toMatchObject({ first_name: visitor.firstName, message: 'Please count on us.' });
  await expect(form.locator('[type=submit]')).toBeFocused();
  await keys.press('Enter');
  await expect(form).toHaveCount(0);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({
    mr_or_mrs: 'Mrs',
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    company: visitor.company,
    phone_number: visitor.phone,
  });
  // The form's replacement has the focus: the next press goes on from there.
  await keys.press('Tab');
  await expect(page.locator('main a:focus')).toBeInViewport();
});

test('an application is written and sent by keys alone, in the order in which its fields are seen', async ({
  page,
  recruiter,
}) => {
  const visitor = newVisitor();
  // Registered early: only then does Playwright intercept the file dialog in time.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  const keys = page.keyboard;
  await tabTo(field(form, 'full_name'));
  for (const text of [visitor.firstName, visitor.email, visitor.phone, '7', 'Engineer']) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await expect(field(form, 'resume')).toBeFocused();
  await keys.press('Space');
  await (await choosing).setFiles({ name: visitor.resumeName, mimeType: 'application/pdf', buffer: tinyPdf() });
  await tabTo(field(form, 'checkbox'));
  await keys.press('Space');
  await expect(field(form, 'checkbox')).not.toBeChecked();
  await keys.press('Space');
  await expect(field(form, 'checkbox')).toBeChecked();
  await tabTo(form.locator('[type=submit]'));
  await keys.press('Enter');
  await expect(form).toHaveCount(0);
  expect(await applicationFrom(recruiter, visitor.email)).toMatchObject({
    full_name: visitor.firstName,
    position: 'Engineer',
  });
});

test('the form at the foot of a page is reached from its end, and sends by the Enter key', async ({ page, sales }) => {
  const visitor = newVisitor();
  await page.goto('/projects');
  await hydrated(page);
  const form = footerContactForm(page);
  await tabTo(field(form, 'first_name'));
  await page.keyboard.type(visitor.firstName);
  await tabTo(field(form, 'email'));
  await page.keyboard.type(visitor.email);
  await tabTo(field(form, 'mobile'));
  await page.keyboard.type(visitor.phone);
  await tabTo(field(form, 'message'));
  await page.keyboard.type('Please count on us.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field(form, 'mobile')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ description: 'Please count on us.' });
});
