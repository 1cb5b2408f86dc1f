import { expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';
import {
  ANY_EMAIL_CONTACT_CASES,
  CONTACT_CASES,
  INTERNATIONAL_CONTACT_CASES,
  LONG_CONTACT_CASES,
  UNTYPEABLE_CONTACT_CASES,
} from './testing/contact-cases.ts';

const SPECIFIED = { phoneRule: 'indian', emailRule: 'simple' } as const;

/** Each case in each of the forms that it applies to. */
const inEachForm = <C extends (typeof CONTACT_CASES)[number]>(cases: readonly C[]) =>
  cases.flatMap((each) => each.variants.map((variant) => ({ ...each, variant })));

test.each(inEachForm([...CONTACT_CASES, ...UNTYPEABLE_CONTACT_CASES]))(
  '§5 the $variant contact form: $name',
  ({ values, errors, variant }) => {
    expect(checkContact(values, { variant, ...SPECIFIED })).toEqual(errors);
  },
);

test.each(inEachForm(LONG_CONTACT_CASES))('the $variant contact form with $name', ({ values, errors, variant }) => {
  expect(checkContact(values, { variant, ...SPECIFIED })).toEqual(errors);
});

test.each(inEachForm(INTERNATIONAL_CONTACT_CASES))(
  'the $variant contact form where any number is taken: $name',
  ({ values, errors, variant }) => {
    expect(checkContact(values, { variant, ...SPECIFIED, phoneRule: 'international' })).toEqual(errors);
  },
);

test.each(inEachForm(ANY_EMAIL_CONTACT_CASES))(
  'the $variant contact form where any address is taken: $name',
  ({ values, errors, variant }) => {
    expect(checkContact(values, { variant, ...SPECIFIED, emailRule: 'any' })).toEqual(errors);
  },
);
