import {
  APPLICATION_PHONE_FIRST_DIGITS,
  CONTACT_PHONE_FIRST_DIGITS,
  EMAIL_TAIL_MAX,
  EMAIL_TAIL_MIN,
  EXPERIENCE_MAX_YEARS,
  PHONE_DIGITS,
} from '../constants.ts';
import type { EmailRule, PhoneRule } from '../settings/form-rules.ts';

/** The forms' rules as plain predicates, the same in the browser and on the server (§5). */

/** Whether a text, trimmed, is longer than allowed. */
export function isLonger(value: string, longest: number): boolean {
  return value.trim().length > longest;
}

/**
 * Removes format characters that copying brings along (direction marks of an address book, zero-width spaces of a web
 * page) and trims white space: invisible to visitors, so they couldn't correct it.
 */
export function stripInvisible(value: string): string {
  return value.replace(/\p{Cf}/gu, '').trim();
}

/** Whether a text has visible characters besides white space. */
export function isFilled(value: string): boolean {
  return stripInvisible(value) !== '';
}

const SIMPLE_EMAIL = new RegExp(
  `^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z0-9]{${EMAIL_TAIL_MIN},${EMAIL_TAIL_MAX}}$`,
);

/**
 * An e-mail address: a local part as browsers accept it, and a domain in any script, whose vowel signs are marks
 * (`\p{M}`) and whose final part has at most 63 characters.
 */
const ANY_EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}\p{N}-]{2,63}$/u;

/**
 * Whether an e-mail address is valid: letters, digits, dot, underscore or hyphen, then @, a domain, then a final part
 * of 2 to 6 characters (§5, §9), or any address if the site's rule allows it.
 */
export function isEmail(value: string, rule: EmailRule): boolean {
  return (rule === 'any' ? ANY_EMAIL : SIMPLE_EMAIL).test(stripInvisible(value));
}

/**
 * Whether a number has 7 to 15 digits, as E.164 allows, with the usual separators, any kind of dash included, and an
 * optional plus.
 */
function isInternationalPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s()./\p{Pd}\u2212]+$/u.test(stripInvisible(value)) && digits >= 7 && digits <= 15;
}

/** A valid first digit, and the remaining digits. */
const CONTACT_PHONE = new RegExp(`^[${CONTACT_PHONE_FIRST_DIGITS}]\\d{${PHONE_DIGITS - 1}}$`);
const APPLICATION_PHONE = new RegExp(`^[${APPLICATION_PHONE_FIRST_DIGITS}]\\d{${PHONE_DIGITS - 1}}$`);

/**
 * Whether a phone number is valid in the contact form: exactly 10 digits beginning with 6, 7, 8 or 9 (§5), or any
 * number if the site's rule allows it.
 */
export function isContactPhone(value: string, rule: PhoneRule): boolean {
  return rule === 'international' ? isInternationalPhone(value) : CONTACT_PHONE.test(stripInvisible(value));
}

/**
 * Whether a phone number is valid in the application: 10 digits beginning with 7, 8 or 9 (§5), or any number if the
 * site's rule allows it.
 */
export function isApplicationPhone(value: string, rule: PhoneRule): boolean {
  return rule === 'international' ? isInternationalPhone(value) : APPLICATION_PHONE.test(stripInvisible(value));
}

/** Whether a text is a number of years from 0 to 25; decimals may follow a dot or a comma (§5, §9). */
export function isExperience(value: string): boolean {
  const text = stripInvisible(value);
  return /^\d+(?:[.,]\d+)?$/.test(text) && Number(text.replace(',', '.')) <= EXPERIENCE_MAX_YEARS;
}
