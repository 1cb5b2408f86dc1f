import { describe, expect, test } from 'vitest';
import { type ContactErrors, type ContactValues, checkContact, emptyContact } from './contact.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';

const full = { variant: 'full', phoneRule: 'indian' } as const;
const filled: ContactValues = {
  Mrormrs: 'Mrs',
  first_name: 'Ada',
  name: 'Muster',
  company: 'Muster GmbH',
  service: 'seo',
  email: 'ada@muster.test',
  mobile: '9876543210',
  message: 'Hello',
};

test('a new form has the defaults of §3 and asks for what §5 requires', () => {
  expect(emptyContact()).toEqual({
    Mrormrs: 'Mr',
    first_name: '',
    name: '',
    company: '',
    service: 'webDevelopment',
    email: '',
    mobile: '',
    message: '',
  });
  expect(checkContact(emptyContact(), full)).toEqual({
    first_name: 'first_name_required',
    company: 'company_required',
    email: 'email_required',
    mobile: 'phone_required',
    message: 'message_required',
  });
});

test.each<[string, Partial<ContactValues>, ContactErrors]>([
  ['all is filled in', {}, {}],
  ['there is no last name', { name: '' }, {}],
  ['the first name is blank', { first_name: ' ' }, { first_name: 'first_name_required' }],
  ['the company is blank', { company: ' ' }, { company: 'company_required' }],
  ['the email is blank', { email: ' ' }, { email: 'email_required' }],
  ['the email is broken', { email: 'ada@muster' }, { email: 'email_invalid' }],
  ['the phone is blank', { mobile: ' ' }, { mobile: 'phone_required' }],
  ['the phone is broken', { mobile: '5876543210' }, { mobile: 'phone_invalid' }],
  ['the message is blank', { message: '\n' }, { message: 'message_required' }],
])('when %s', (_, changed, errors) => {
  expect(checkContact({ ...filled, ...changed }, full)).toEqual(errors);
});

test('the footer form asks for no company', () => {
  expect(checkContact({ ...filled, company: '' }, { ...full, variant: 'footer' })).toEqual({});
});

test('where any phone number is accepted, a broken one has its own message', () => {
  const international = { variant: 'full', phoneRule: 'international' } as const;
  expect(checkContact({ ...filled, mobile: '+49 89 99998' }, international)).toEqual({});
  expect(checkContact({ ...filled, mobile: '12' }, international)).toEqual({ mobile: 'phone_invalid_international' });
});

describe('the English messages are those of §5 and §8', () => {
  test.each([
    ['first_name_required', 'First name is required.'],
    ['company_required', 'Company name is required.'],
    ['email_required', 'Email is required.'],
    ['email_invalid', 'Please enter a valid email address.'],
    ['phone_required', 'Phone number is required.'],
    ['phone_invalid', 'Please enter a valid 10-digit phone number.'],
    ['message_required', 'Message is required.'],
    ['send_failed', 'An error occurred while submitting the form. Please try again.'],
  ] as const)('%s', (message, text) => {
    expect(CONTACT_MESSAGES[message].en).toBe(text);
  });
});
