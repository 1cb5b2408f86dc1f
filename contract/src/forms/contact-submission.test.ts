import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTACT_FIELDS, type ContactValues } from './contact.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';
import {
  CONTACT_WIRE_FIELDS,
  checkContactSubmission,
  contactAnswerSchema,
  contactSubmissionSchema,
  toContactSubmission,
} from './contact-submission.ts';
import { CONTACT_CASES, INTERNATIONAL_CONTACT_CASES, UNTYPEABLE_CONTACT_CASES } from './testing/contact-cases.ts';

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
const english = { phoneRule: 'indian', emailRule: 'simple', language: 'en' } as const;

test('§3 §7 the contact form sends its fields, trimmed', () => {
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

test('§5 the footer form sends dashes for last name and company', () => {
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
])('§5 the service %s is sent as %s', (service, department, en, de) => {
  const chosen = { ...values, service };
  expect(toContactSubmission(chosen, full)).toMatchObject({ department, department_label: en });
  expect(toContactSubmission(chosen, { ...full, language: 'de' })).toMatchObject({ department, department_label: de });
});

for (const language of ['en', 'de'] as const) {
  for (const { name, variants, values: typed, errors } of [...CONTACT_CASES, ...UNTYPEABLE_CONTACT_CASES]) {
    for (const variant of variants) {
      test(`§5 a server checks what the ${variant} form sends in ${language}: ${name}`, () => {
        const messages = CONTACT_FIELDS.flatMap((field) => {
          const key = errors[field];
          return key ? [[CONTACT_WIRE_FIELDS[field], CONTACT_MESSAGES[key][language]]] : [];
        });
        const submission = toContactSubmission(typed, { variant, language });
        expect(checkContactSubmission(submission, { ...english, language })).toEqual(Object.fromEntries(messages));
      });
    }
  }
}

test.each(INTERNATIONAL_CONTACT_CASES)('a server that takes any number checks: $name', ({ values: typed, errors }) => {
  const found = checkContactSubmission(toContactSubmission(typed, full), { ...english, phoneRule: 'international' });
  expect(Object.keys(found)).toEqual(Object.keys(errors).map(() => 'phone_number'));
});

test('§3 §7 what a server finds wrong with a field goes back to the input that sent it', () => {
  const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, `the ${field}`]));
  const sent: Readonly<Record<string, unknown>> = toContactSubmission({ ...values, ...typed, service: 'seo' }, full);
  const back = CONTACT_FIELDS.map((field) => sent[CONTACT_WIRE_FIELDS[field]]);
  expect(back).toEqual(CONTACT_FIELDS.map((field) => (field === 'service' ? 'seo' : `the ${field}`)));
});

test('what a body leaves out is empty', () => {
  expect(v.parse(contactSubmissionSchema, {})).toEqual({
    first_name: '',
    last_name: '',
    department: '',
    department_label: '',
    company: '',
    mr_or_mrs: '',
    email: '',
    phone_number: '',
    description: '',
    checkbox: true,
    topic: '',
    person: '',
    idempotency_key: '',
  });
});

test.each([
  ['first_name', 200],
  ['last_name', 200],
  ['department', 100],
  ['department_label', 200],
  ['company', 200],
  ['mr_or_mrs', 20],
  ['email', 320],
  ['phone_number', 50],
  ['description', 20_000],
  ['topic', 200],
  ['person', 200],
  ['idempotency_key', 100],
])('%s has at most %i characters, and is a text', (field, longest) => {
  const takes = (value: unknown) => v.is(contactSubmissionSchema, { [field]: value });
  expect(['a'.repeat(longest), 'a'.repeat(longest + 1), []].map(takes)).toEqual([true, false, false]);
});

test('the checkbox is sent as a truth value or as a text', () => {
  const takes = (checkbox: unknown) => v.is(contactSubmissionSchema, { checkbox });
  expect([true, false, 'on', []].map(takes)).toEqual([true, true, true, false]);
});

test('§7 the answer to a message brings its title under message.message, its text under data.message', () => {
  const answer = { message: { message: 'Thank you.' }, data: { message: 'See you soon,' } };
  expect(v.parse(contactAnswerSchema, answer)).toEqual(answer);
  for (const broken of [{ ...answer, message: {} }, { ...answer, data: {} }, { data: answer.data }]) {
    expect(v.is(contactAnswerSchema, broken)).toBe(false);
  }
});
