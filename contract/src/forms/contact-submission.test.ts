import { expect, test } from 'vitest';
import type { ContactValues } from './contact.ts';
import { checkContactSubmission, toContactSubmission } from './contact-submission.ts';

const values: ContactValues = {
  Mrormrs: 'Mrs',
  first_name: ' Ada ',
  name: ' Muster ',
  company: ' Muster GmbH ',
  service: 'shop_migration',
  email: ' ada@muster.test ',
  mobile: ' 9876543210 ',
  message: ' Hello\nyou ',
};
const full = { variant: 'full', language: 'en' } as const;
const english = { phoneRule: 'indian', language: 'en' } as const;

test('sends the fields of §7, trimmed', () => {
  expect(toContactSubmission(values, full)).toEqual({
    first_name: 'Ada',
    last_name: 'Muster',
    department: 'seo',
    department_label: 'Shop migration',
    company: 'Muster GmbH',
    mr_or_mrs: 'Mrs',
    email: 'ada@muster.test',
    phone_number: '9876543210',
    description: 'Hello\nyou',
    checkbox: true,
  });
});

test('the footer form sends dashes for last name and company (§5)', () => {
  expect(toContactSubmission(values, { ...full, variant: 'footer' })).toMatchObject({
    first_name: 'Ada',
    last_name: '-',
    company: '-',
  });
});

test.each([
  ['webDevelopment', 'webDevelopment', 'Web development', 'Webentwicklung'],
  ['seo', 'seo', 'SEO', 'SEO'],
  ['shop_migration', 'seo', 'Shop migration', 'Shop-Migration'],
  ['software_testing', 'seo', 'Software testing', 'Softwaretests'],
  ['unheard_of', 'webDevelopment', 'Web development', 'Webentwicklung'],
])('the service %s is sent as %s', (service, department, en, de) => {
  const chosen = { ...values, service };
  expect(toContactSubmission(chosen, full)).toMatchObject({ department, department_label: en });
  expect(toContactSubmission(chosen, { ...full, language: 'de' })).toMatchObject({ department, department_label: de });
});

test('what a form sent passes the same rules at the server', () => {
  expect(checkContactSubmission(toContactSubmission(values, full), english)).toEqual({});
  expect(checkContactSubmission(toContactSubmission(values, { ...full, variant: 'footer' }), english)).toEqual({});
});

test('names broken fields as the wire does, in the language asked for', () => {
  const empty: ContactValues = { ...values, first_name: '', company: '', email: 'x', mobile: '1', message: '' };
  const submission = toContactSubmission(empty, full);
  expect(checkContactSubmission(submission, english)).toEqual({
    first_name: 'First name is required.',
    company: 'Company name is required.',
    email: 'Please enter a valid email address.',
    phone_number: 'Please enter a valid 10-digit phone number.',
    description: 'Message is required.',
  });
  expect(checkContactSubmission(submission, { ...english, language: 'de' }).first_name).toBe(
    'Bitte geben Sie Ihren Vornamen an.',
  );
});
