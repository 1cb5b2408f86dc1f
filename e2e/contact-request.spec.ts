import { LANGUAGES } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import {
  field,
  fillContact,
  fillFullContact,
  footerContactForm,
  fullContactForm,
  submit,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { nextRequest } from './support/pages/sent-request.ts';
import { emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK, MAIN_STACK } from './support/stacks/stacks.ts';

const visitor = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  email: emailFor('broken'),
  phone: '9876543210',
  message: 'Two lines,\nof text.',
  resumeName: 'cv.pdf',
};

/** The services as sent: the value, and the label for the message's readers. */
const SERVICES = {
  en: [
    ['webDevelopment', 'Web development'],
    ['seo', 'SEO'],
    ['seo', 'Shop migration'],
    ['seo', 'Software testing'],
  ],
  de: [
    ['webDevelopment', 'Webentwicklung'],
    ['seo', 'SEO'],
    ['seo', 'Shop-Migration'],
    ['seo', 'Softwaretests'],
  ],
} as const;

test.describe('the full form', () => {
  // On a backend that accepts nothing the form stays, so that it can be sent repeatedly.
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  for (const language of LANGUAGES) {
    test(`§3 §5 §7 the contact form sends its fields and no others, three of four services as seo, in ${language}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/^console: /);
      await page.goto(inLanguage('/contactus/contactform', language));
      await hydrated(page);
      const form = fullContactForm(page);
      await fillFullContact(form, visitor);
      for (const [index, [department, department_label]] of SERVICES[language].entries()) {
        const title = index % 2 === 0 ? 'Mr' : 'Mrs';
        await field(form, 'Mrormrs').selectOption(title);
        await field(form, 'service').selectOption({ label: department_label });
        const sending = nextRequest(page, CONTACT_PATH);
        await submit(form);
        expect((await sending).body).toEqual({
          first_name: 'Ada',
          last_name: 'Lovelace',
          department,
          department_label,
          company: 'Analytical Engines',
          mr_or_mrs: title,
          email: emailFor('broken'),
          phone_number: '9876543210',
          description: 'Two lines,\nof text.',
          checkbox: true,
          idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
        });
        await expect(form.getByRole('alert')).toBeVisible();
      }
    });
  }
});

test('§5 §6 §7 the footer form sends dashes, as JSON with the secure header and credentials', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'visit', value: 'second', url: MAIN_STACK.siteUrl }]);
  await page.goto('/de/projects');
  await hydrated(page);
  const form = footerContactForm(page);
  await fillContact(form, { ...visitor, email: 'ada@engines.test' });
  const sending = nextRequest(page, CONTACT_PATH);
  await submit(form);
  const { method, headers, body } = await sending;
  expect(method).toBe('POST');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-bc-secure': 'kontorwerk-public',
    'accept-language': 'de',
    cookie: expect.stringContaining('visit=second'),
  });
  expect(body).toEqual({
    first_name: 'Ada',
    last_name: '-',
    department: 'webDevelopment',
    department_label: SERVICES.de[0][1],
    company: '-',
    mr_or_mrs: 'Mr',
    email: 'ada@engines.test',
    phone_number: '9876543210',
    description: 'Two lines,\nof text.',
    checkbox: true,
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(form).toHaveCount(0);
});
