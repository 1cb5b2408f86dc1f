import { describe, expect, test } from 'vitest';
import { isApplicationPhone, isContactPhone, isEmail, isExperience, isFilled, stripInvisible } from './rules.ts';

test.each([
  ['a', true],
  [' 0 ', true],
  ['', false],
  [' \t\n', false],
  ['\u200b\u00ad', false],
])('"%s" says something: %s', (value, filled) => {
  expect(isFilled(value)).toBe(filled);
});

test.each([
  ['a@b.de', true],
  [' a@b.de ', true],
  ['A.b_c-9@shop-one.example.museum', true],
  ['a@b.abcdef', true],
  ['a@b.c1', true],
  ['a@b.abcdefg', false],
  ['a@b.d', false],
  ['a@b', false],
  ['@b.de', false],
  ['a@.de', false],
  ['a@b..de', false],
  ['a+b@c.de', false],
  ['ü@b.de', false],
  ['a b@c.de', false],
  ['a@b@c.de', false],
  ['a@b.de!', false],
  ['<a@b.de>', false],
  ['a@b_c.de', false],
  ['', false],
])('§9 "%s" is an email address: %s', (value, valid) => {
  expect(isEmail(value, 'simple')).toBe(valid);
});

test.each([
  ['a@b.de', true],
  [' a+shop@b.de ', true],
  ["o'neill@b.consulting", true],
  ['a@b.xn--p1ai', true],
  ['a@müller.de', true],
  ['user@उदाहरण.भारत', true],
  [`a@b.${'c'.repeat(63)}`, true],
  [`a@b.${'c'.repeat(64)}`, false],
  ['ü@b.de', false],
  ['a@b', false],
  ['a@b.d', false],
  ['@b.de', false],
  ['a@.de', false],
  ['a@b..de', false],
  ['a b@c.de', false],
  ['a@b@c.de', false],
  ['a,b@c.de', false],
  ['<a@b.de>', false],
  ['a@b.de\r\nBcc: c@d.de', false],
  ['', false],
])('"%s" is an email address where any are accepted: %s', (value, valid) => {
  expect(isEmail(value, 'any')).toBe(valid);
});

describe('phone numbers', () => {
  test.each([
    ['5999999999', false, false],
    ['6000000000', true, false],
    ['7000000000', true, true],
    ['8123456789', true, true],
    ['9999999999', true, true],
    [' 9999999999 ', true, true],
    ['0999999999', false, false],
    ['999999999', false, false],
    ['99999999999', false, false],
    ['99999 99999', false, false],
    ['+9999999999', false, false],
    ['999999999a', false, false],
    ['', false, false],
  ])('§9 "%s" is one for the contact form: %s, for an application: %s', (value, contact, application) => {
    expect(isContactPhone(value, 'indian')).toBe(contact);
    expect(isApplicationPhone(value, 'indian')).toBe(application);
  });

  test.each([
    ['123456', false],
    ['1234567', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['+49 (0)89 / 999-98.120', true],
    [' +49 89 99998 ', true],
    ['49+8999998', false],
    ['++498999998', false],
    ['call 1234567', false],
    ['1234567x', false],
    ['', false],
  ])('"%s" is one where any are accepted: %s', (value, valid) => {
    expect(isContactPhone(value, 'international')).toBe(valid);
    expect(isApplicationPhone(value, 'international')).toBe(valid);
  });
});

test.each([
  ['direction marks around a number of an address book', '\u202a+49 89 1234567\u202c', '+49 89 1234567'],
  ['a mark of a left-to-right text', '\u200e9876543210', '9876543210'],
  ['isolates', '\u20669876543210\u2069', '9876543210'],
  ['a zero-width space behind an address', 'ada@example.de\u200b', 'ada@example.de'],
  ['a soft hyphen, joiners and a mark of the byte order', '\ufeffada@exam\u00adple\u2060.de', 'ada@example.de'],
  ['no-break spaces around', '\u00a0ada@example.de\u202f', 'ada@example.de'],
  ['an invisible sign between white space', 'ada@example.de \u200b ', 'ada@example.de'],
])('what nobody sees of a text is left out: %s', (_, value, visible) => {
  expect(stripInvisible(value)).toBe(visible);
});

test('signs that nobody sees make no address, number or years wrong, and dashes of all kinds separate', () => {
  expect(isEmail('\u202aada@example.de\u200b', 'simple')).toBe(true);
  expect(isEmail('\u202aada@example.consulting\u200b', 'any')).toBe(true);
  expect(isContactPhone('\u202a9876543210\u202c', 'indian')).toBe(true);
  expect(isApplicationPhone('\u00a09876543210\u200e', 'indian')).toBe(true);
  expect(isContactPhone('98765\u00a043210', 'indian')).toBe(false);
  for (const dash of ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\u00a0', '\u202f'])
    expect(isContactPhone(`+49${dash}89${dash}1234567`, 'international')).toBe(true);
  expect(isExperience('\u200b3')).toBe(true);
});

test.each([
  ['0', true],
  ['25', true],
  [' 3 ', true],
  ['2.5', true],
  ['2.25', true],
  ['2,25', true],
  [' 24.9 ', true],
  ['2,5', true],
  ['25.0', true],
  ['25.1', false],
  ['25,01', false],
  ['26', false],
  ['-1', false],
  ['-0', false],
  ['+1', false],
  ['1e1', false],
  ['.5', false],
  ['5.', false],
  ['1.2.3', false],
  ['three', false],
  ['', false],
  ['NaN', false],
  ['Infinity', false],
])('§9 "%s" is a number of years: %s', (value, valid) => {
  expect(isExperience(value)).toBe(valid);
});
