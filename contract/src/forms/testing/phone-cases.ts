/** A phone number as typed, and the forms that accept it (§5, §9). */
export type PhoneCase = {
  readonly name: string;
  readonly phone: string;
  readonly contact: boolean;
  readonly application: boolean;
};

/** Every first digit, and one digit too few and too many: typeable in any phone input. */
export const PHONE_CASES: readonly PhoneCase[] = [
  { name: 'first digit 0', phone: '0876543210', contact: false, application: false },
  { name: 'first digit 1', phone: '1876543210', contact: false, application: false },
  { name: 'first digit 2', phone: '2876543210', contact: false, application: false },
  { name: 'first digit 3', phone: '3876543210', contact: false, application: false },
  { name: 'first digit 4', phone: '4876543210', contact: false, application: false },
  { name: 'first digit 5', phone: '5876543210', contact: false, application: false },
  { name: 'first digit 6', phone: '6876543210', contact: true, application: false },
  { name: 'first digit 7', phone: '7876543210', contact: true, application: true },
  { name: 'first digit 8', phone: '8876543210', contact: true, application: true },
  { name: 'first digit 9', phone: '9876543210', contact: true, application: true },
  { name: '9 digits', phone: '987654321', contact: false, application: false },
  { name: '11 digits', phone: '98765432101', contact: false, application: false },
];

/** Cases that a numeric input drops while typing, and a text input doesn't. */
export const UNNUMERIC_PHONE_CASES: readonly PhoneCase[] = [
  { name: 'a letter', phone: '987654321a', contact: false, application: false },
  { name: 'a space between the digits', phone: '98765 43210', contact: false, application: false },
  { name: 'a country code', phone: '+919876543210', contact: false, application: false },
];

/** Cases of the `international` rule: 7 to 15 digits with the usual separators (reading guide). */
export const INTERNATIONAL_PHONE_CASES: readonly { name: string; phone: string; valid: boolean }[] = [
  { name: 'a German number', phone: '+49 (0)89 / 999-98.120', valid: true },
  { name: 'an Indian mobile', phone: '9876543210', valid: true },
  { name: '6 digits', phone: '123456', valid: false },
  { name: '7 digits', phone: '1234567', valid: true },
  { name: '15 digits', phone: '123456789012345', valid: true },
  { name: '16 digits', phone: '1234567890123456', valid: false },
  { name: 'a letter', phone: '1234567x', valid: false },
  { name: 'words before the number', phone: 'call 1234567', valid: false },
  { name: 'a plus inside', phone: '49+8999998', valid: false },
  { name: 'two plus signs', phone: '++498999998', valid: false },
];
