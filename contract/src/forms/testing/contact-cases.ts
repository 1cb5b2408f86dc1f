import type { ContactErrors } from '../check-contact.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues, type ContactVariant } from '../contact.ts';
import { CONTACT_WIRE_FIELDS } from '../contact-submission.ts';
import { ANY_EMAIL_CASES, EMAIL_CASES } from './email-cases.ts';
import { INTERNATIONAL_PHONE_CASES, PHONE_CASES, UNNUMERIC_PHONE_CASES } from './phone-cases.ts';

/** A set of inputs of the contact form, with the expected message of each field (§5). */
export type ContactCase = {
  readonly name: string;
  /** The forms that the case applies to. */
  readonly variants: readonly ContactVariant[];
  /** The inputs by name. The footer form has no `name` and no `company`. */
  readonly values: ContactValues;
  readonly errors: ContactErrors;
  /** The field that only the markup's `required` demands: a browser sends nothing without it. */
  readonly requiredByMarkup?: ContactField;
};

/** A valid contact form. */
export const FILLED_CONTACT: ContactValues = {
  Mrormrs: 'Mrs',
  first_name: 'Ada',
  name: 'Lovelace',
  company: 'Analytical Engines',
  service: 'seo',
  email: 'ada@example.de',
  mobile: '9876543210',
  message: 'Please count on us.',
};

/** The same form under the wire's field names. */
export const FILLED_MESSAGE: Readonly<Record<string, string>> = Object.fromEntries(
  CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], FILLED_CONTACT[name]]),
);

const BOTH = ['full', 'footer'] as const;
const FULL = ['full'] as const;
const FOOTER = ['footer'] as const;

const typed = (
  name: string,
  changed: Partial<ContactValues>,
  errors: ContactErrors,
  variants: readonly ContactVariant[] = BOTH,
): ContactCase => ({ name, variants, values: { ...FILLED_CONTACT, ...changed }, errors });

const NOTHING = { first_name: '', name: '', company: '', email: '', mobile: '', message: '' } as const;
const ALWAYS_REQUIRED = {
  first_name: 'first_name_required',
  email: 'email_required',
  mobile: 'phone_required',
  message: 'message_required',
} as const;

/** Every row of §5 for the default phone rule, as a visitor can type it; each case changes the filled-in form. */
export const CONTACT_CASES: readonly ContactCase[] = [
  typed('everything filled in', {}, {}),
  typed('nothing filled in', NOTHING, { ...ALWAYS_REQUIRED, company: 'company_required' }, FULL),
  typed('nothing filled in', NOTHING, ALWAYS_REQUIRED, FOOTER),
  typed('no first name', { first_name: '' }, { first_name: 'first_name_required' }),
  typed('a blank first name', { first_name: ' ' }, { first_name: 'first_name_required' }),
  typed('no company', { company: '' }, { company: 'company_required' }, FULL),
  typed('a blank company', { company: ' ' }, { company: 'company_required' }, FULL),
  { ...typed('no last name', { name: '' }, {}, FULL), requiredByMarkup: 'name' },
  typed('no last name and no company', { name: '', company: '' }, {}, FOOTER),
  typed('no email', { email: '' }, { email: 'email_required' }),
  typed('a blank email', { email: ' ' }, { email: 'email_required' }),
  ...EMAIL_CASES.map(({ name, email, valid }) =>
    typed(`email: ${name}`, { email }, valid ? {} : { email: 'email_invalid' }),
  ),
  typed('no phone', { mobile: '' }, { mobile: 'phone_required' }),
  ...PHONE_CASES.map(({ name, phone, contact }) =>
    typed(`phone: ${name}`, { mobile: phone }, contact ? {} : { mobile: 'phone_invalid' }),
  ),
  typed('no message', { message: '' }, { message: 'message_required' }),
  typed('a blank message', { message: ' \n' }, { message: 'message_required' }),
];

/** Cases that the form's numeric phone input rejects while typing; a server must validate them all the same. */
export const UNTYPEABLE_CONTACT_CASES: readonly ContactCase[] = [
  typed('a blank phone', { mobile: ' ' }, { mobile: 'phone_required' }),
  ...UNNUMERIC_PHONE_CASES.map(({ name, phone, contact }) =>
    typed(`phone: ${name}`, { mobile: phone }, contact ? {} : { mobile: 'phone_invalid' }),
  ),
];

/** Cases of the `international` phone rule. */
export const INTERNATIONAL_CONTACT_CASES: readonly ContactCase[] = [
  typed('no phone', { mobile: '' }, { mobile: 'phone_required' }),
  ...INTERNATIONAL_PHONE_CASES.map(({ name, phone, valid }) =>
    typed(`phone: ${name}`, { mobile: phone }, valid ? {} : { mobile: 'phone_invalid_international' }),
  ),
];

/** Cases of the `any` e-mail rule. */
export const ANY_EMAIL_CONTACT_CASES: readonly ContactCase[] = ANY_EMAIL_CASES.map(({ name, email, valid }) =>
  typed(`email: ${name}`, { email }, valid ? {} : { email: 'email_invalid' }),
);

/** Texts at the length limit, and above: a rule of ours, so that nothing is sent that can't be stored. */
export const LONG_CONTACT_CASES: readonly ContactCase[] = [
  typed('a first name of 200 characters', { first_name: 'ä'.repeat(200) }, {}),
  typed('200 characters between spaces', { first_name: ` ${'ä'.repeat(200)} ` }, {}),
  typed('a longer first name', { first_name: 'ä'.repeat(201) }, { first_name: 'first_name_too_long' }),
  typed('a longer last name', { name: 'ä'.repeat(201) }, { name: 'name_too_long' }, FULL),
  typed('a longer company', { company: 'ä'.repeat(201) }, { company: 'company_too_long' }, FULL),
  typed('a message of 20,000 characters', { message: 'ä'.repeat(20_000) }, {}),
  typed('a longer message', { message: 'ä'.repeat(20_001) }, { message: 'message_too_long' }),
];
