import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { FooterForm } from './FooterForm.tsx';

const form = <FooterForm section={readSection('ContactForm', {})} />;

test.each([
  ['/contactus/contactform', 'Write to us', 'Message'],
  ['/search', 'Write to us', 'Message'],
  ['/de/search?q=shop', 'Schreiben Sie uns', 'Nachricht'],
])('the form at the foot of %s is folded into a button that needs no script', async (at, button, field) => {
  serve(form, { at });
  const box = page.getByRole('textbox', { name: field });
  expect(box.elements()).toEqual([]);
  await page.getByText(button, { exact: true }).click();
  await expect.element(box).toBeVisible();
});

test.each(['/', '/agency/news', '/nowhere'])('the one at the foot of %s is open', async (at) => {
  serve(form, { at });
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});
