import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sectionOf } from '#app/testing/section-of.ts';
import { show } from '#app/testing/serve.tsx';
import { FooterForm } from './FooterForm.tsx';

const form = <FooterForm section={sectionOf('ContactForm', {})} />;
const boxes = page.getByRole('checkbox');

test.each([
  ['/ecommerce/shopware', 'Shopware'],
  ['/de/services/webdevelopmente', 'Webentwicklung'],
  ['/de/contactus/hireadeveloper', 'Entwicklung beauftragen'],
])('a message that is written at the foot of %s is about what the menu calls %s', async (at, topic) => {
  await show(form, { at });
  await expect.element(page.getByRole('checkbox', { name: topic, exact: true })).toBeChecked();
});

test.each(['/', '/imprint', '/agency/blogs', '/nowhere'])('one at the foot of %s is about anything', async (at) => {
  await show(form, { at });
  expect(boxes.elements()).toEqual([]);
});

test('the next page says what it is about in its place, ticked anew, and what was typed stays', async () => {
  const { goTo } = await show(form, { at: '/ecommerce/shopware' });
  await boxes.click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Count on us.');
  await goTo('/ecommerce/magento');
  await expect.element(page.getByRole('checkbox', { name: 'Magento' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Count on us.');
});
