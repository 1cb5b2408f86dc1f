import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';
import { CONTACT_FIELDS, CONTACT_SERVICES, CONTACT_TITLES, emptyContact } from './contact.ts';
import { CONTACT_CASES, INTERNATIONAL_CONTACT_CASES, UNTYPEABLE_CONTACT_CASES } from './testing/contact-cases.ts';

/** Each case in each of the forms that it holds for. */
const inEachForm = <C extends (typeof CONTACT_CASES)[number]>(cases: readonly C[]) =>
  cases.flatMap((each) => each.variants.map((variant) => ({ ...each, variant })));

test('§3 a new contact form is empty but for Mr and web development', () => {
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
});

test('§3 the inputs of the contact form bear the names of its state', () => {
  expect(CONTACT_FIELDS).toEqual(['Mrormrs', 'first_name', 'name', 'company', 'service', 'email', 'mobile', 'message']);
});

test('§5 the titles are Mr and Mrs; of the four services the last three carry the value seo', () => {
  expect(CONTACT_TITLES).toEqual(['Mr', 'Mrs']);
  expect(CONTACT_SERVICES.map(({ value }) => value)).toEqual(['webDevelopment', 'seo', 'seo', 'seo']);
});

test.each(inEachForm([...CONTACT_CASES, ...UNTYPEABLE_CONTACT_CASES]))(
  '§5 the $variant contact form: $name',
  ({ values, errors, variant }) => {
    expect(checkContact(values, { variant, phoneRule: 'indian' })).toEqual(errors);
  },
);

test.each(inEachForm(INTERNATIONAL_CONTACT_CASES))(
  'the $variant contact form where any number is taken: $name',
  ({ values, errors, variant }) => {
    expect(checkContact(values, { variant, phoneRule: 'international' })).toEqual(errors);
  },
);
