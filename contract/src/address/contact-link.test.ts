import { expect, test } from 'vitest';
import { isContactLink, parseContactLink, withContactParameters } from './contact-link.ts';

test.each([
  ['/contactus/contactform', true],
  ['/de/contactus/contactform?person=Farid#form', true],
  ['/contactus/career', false],
  ['https://elsewhere.example/contactus/contactform', false],
  ['//elsewhere.example/contactus/contactform', false],
  ['mailto:hello@kontorwerk.example', false],
  ['', false],
])('%s leads to the contact form: %s', (address, is) => {
  expect(isContactLink(address)).toBe(is);
});

test('a link says what it is about, and nothing of what it leaves out', () => {
  expect(parseContactLink('/contactus/contactform?person=Farid+Anwar&service=seo#form')).toEqual({
    about: '',
    topic: '',
    person: 'Farid Anwar',
    service: 'seo',
  });
  expect(parseContactLink('/contactus/contactform?about=/projects/indus&topic=Flutter')).toEqual({
    about: '/projects/indus',
    topic: 'Flutter',
    person: '',
    service: '',
  });
});

test.each([
  ['/contactus/contactform', { about: '/projects/lümen-&-söhne' }, '?about=/projects/l%C3%BCmen-%26-s%C3%B6hne'],
  ['/contactus/contactform?from=a#form', { person: 'Farid Anwar' }, '?from=a&person=Farid+Anwar#form'],
  ['/contactus/contactform?person=Farid&topic=x', { person: '', topic: 'y' }, '?topic=y'],
  ['/contactus/contactform?person=Farid', { person: '' }, ''],
  ['/contactus/contactform?person=Farid', { person: undefined }, ''],
])('%s with %j', (address, given, rest) => {
  expect(withContactParameters(address, given)).toBe(`/contactus/contactform${rest}`);
});
