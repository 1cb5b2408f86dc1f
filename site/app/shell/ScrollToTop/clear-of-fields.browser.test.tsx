/** On a phone the back-to-top button covers the page's lower right corner, where no field may be. */
import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import { FooterForm } from '#app/forms/FooterForm/FooterForm.tsx';
import { ContactForm } from '#app/sections/ContactForm/ContactForm.tsx';
import { FromToContact } from '#app/sections/FromToContact/FromToContact.tsx';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const pair = [
  { category: 'from', title: 'Magento' },
  { category: 'to', title: 'Shopware' },
];

const FORMS: readonly (readonly [string, ReactNode])[] = [
  ['contact form', <ContactForm key="" section={readSection('ContactForm', {})} />],
  ['footer form', <FooterForm key="" section={readSection('ContactForm', {})} />],
  ['application', <Application key="" position="Tester" posted={null} />],
  ['pair', <FromToContact key="" section={readSection('FromToContact', { card_components: pair })} />],
];

test.each(FORMS)('it covers no field of the %s', async (_, form) => {
  await page.viewport(360, 640);
  serve(
    <>
      {form}
      <ScrollToTop />
    </>,
  );
  const button = page.getByRole('button', { name: 'Back to top', includeHidden: true }).element();
  button.removeAttribute('hidden');
  const from = button.getBoundingClientRect().left;
  const fields = document.querySelectorAll(`form :is(input, select, textarea):not([name="${HONEYPOT_FIELD}"])`);
  const ends = [...fields].map((field) => field.getBoundingClientRect().right);
  expect(ends.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(from);
});
