/** An address as typed, and whether both forms accept it (§5, §9). */
export type EmailCase = { readonly name: string; readonly email: string; readonly valid: boolean };

/** Both sides of every part of the rule: the local part, the domain, and the length of its final part. */
export const EMAIL_CASES: readonly EmailCase[] = [
  { name: 'a final part of 1 character', email: 'ada@example.d', valid: false },
  { name: 'a final part of 2 characters', email: 'ada@example.de', valid: true },
  { name: 'a final part of 6 characters', email: 'ada@example.museum', valid: true },
  { name: 'a final part of 7 characters', email: 'ada@example.abcdefg', valid: false },
  { name: 'letters, digits, dot, underscore and hyphen before the @', email: 'A.d_a-99@example.de', valid: true },
  { name: 'a plus sign before the @', email: 'ada+jobs@example.de', valid: false },
  { name: 'an umlaut before the @', email: 'ädä@example.de', valid: false },
  { name: 'a space before the @', email: 'ada lovelace@example.de', valid: false },
  { name: 'nothing before the @', email: '@example.de', valid: false },
  { name: 'no @', email: 'ada.example.de', valid: false },
  { name: 'two @', email: 'ada@home@example.de', valid: false },
  { name: 'no domain', email: 'ada@', valid: false },
  { name: 'a domain of only a final part', email: 'ada@de', valid: false },
  { name: 'nothing between @ and dot', email: 'ada@.de', valid: false },
  { name: 'two dots in a row in the domain', email: 'ada@example..de', valid: false },
  { name: 'a domain of several parts', email: 'ada@mail.shop-1.example.de', valid: true },
  { name: 'something after the final part', email: 'ada@example.de!', valid: false },
];

/** Cases of the `any` rule. */
export const ANY_EMAIL_CASES: readonly EmailCase[] = [
  { name: 'a plus sign before the @', email: 'ada+jobs@example.de', valid: true },
  { name: 'an apostrophe before the @', email: "ada.o'neill@example.de", valid: true },
  { name: 'a final part of 10 characters', email: 'ada@example.consulting', valid: true },
  { name: 'an umlaut in the domain', email: 'ada@müller.example', valid: true },
  { name: 'an umlaut before the @', email: 'ädä@example.de', valid: false },
  { name: 'a space before the @', email: 'ada lovelace@example.de', valid: false },
  { name: 'two @', email: 'ada@home@example.de', valid: false },
  { name: 'a domain of only a final part', email: 'ada@de', valid: false },
];
