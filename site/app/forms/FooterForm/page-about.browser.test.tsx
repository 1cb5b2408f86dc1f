import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { show } from '#app/testing/serve.tsx';
import { control } from '../testing/filled-form.ts';
import { FooterForm } from './FooterForm.tsx';

const form = <FooterForm section={readSection('ContactForm', {})} />;
const boxes = page.getByRole('checkbox');

test.each([
  ['/ecommerce/shopware', 'Shopware'],
  ['/de/services/wordpress', 'WordPress'],
  ['/de/contactus/hireadeveloper', 'Entwicklung auf Zeit'],
  ['/contactus/career', 'Career'],
  ['/de/privacy', 'Datenschutz'],
])('a message that is written at the foot of %s is about what the menu calls %s', async (at, topic) => {
  await show(form, { at });
  await expect.element(page.getByRole('checkbox', { name: topic, exact: true })).toBeChecked();
});

test.each(['/', '/sitemap', '/agency/blogs', '/nowhere'])('one at the foot of %s is about anything', async (at) => {
  await show(form, { at });
  expect(boxes.elements()).toEqual([]);
});

test.each(['/de/services/webdevelopmente', '/services/testsolution', '/ecommerce/shopmigration'])(
  'one at the foot of %s says by its service what it is about, and not twice',
  async (at) => {
    await show(form, { at });
    await expect.element(control('service')).toBeVisible();
    expect(boxes.elements()).toEqual([]);
  },
);

test('the next page says what it is about in its place, ticked anew, and what was typed stays', async () => {
  const { goTo } = await show(form, { at: '/ecommerce/shopware' });
  await boxes.click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Count on us.');
  await goTo('/ecommerce/magento');
  await expect.element(page.getByRole('checkbox', { name: 'Magento' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Count on us.');
});

test.each([
  ['/', 'webDevelopment'],
  ['/de/services/webdevelopmente', 'webDevelopment'],
  ['/services/testsolution', 'software_testing'],
  ['/de/ecommerce/shopmigration', 'shop_migration'],
  ['/ecommerce/ecommercemarketing', 'seo'],
])('§3 the form at the foot of %s begins with the service that belongs to the page', async (at, service) => {
  await show(form, { at });
  await expect.element(control('service')).toBeVisible();
  await expect.element(control('service')).toHaveValue(service);
});

test.each(['/services/mobileapp', '/de/contactus/career', '/privacy'])(
  '§3 what a message at the foot of %s is about stands in the place of the services until it is unticked',
  async (at) => {
    const { goTo } = await show(form, { at });
    await expect.element(control('service')).not.toBeVisible();
    await boxes.click();
    await expect.element(control('service')).toBeVisible();
    await expect.element(control('service')).toHaveValue('webDevelopment');
    await goTo('/services/testsolution');
    await expect.poll(() => control('service').value).toBe('software_testing');
  },
);

test.each([
  ['/jobapply/sailmaker', 'Write to us'],
  ['/de/career-form', 'Schreiben Sie uns'],
])('below the application at %s the form opens only to whoever wants to write', async (at, words) => {
  await show(form, { at });
  await expect.element(control('message')).not.toBeVisible();
  await page.getByText(words).click();
  await expect.element(control('message')).toBeVisible();
  await expect.element(control('service')).not.toBeVisible();
});
