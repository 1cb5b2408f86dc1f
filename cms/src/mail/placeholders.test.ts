import { expect, test } from 'vitest';
import { fill, fillSubject, findUnknownPlaceholders } from './placeholders.ts';

const asText = (template: string, values: Readonly<Record<string, string>>) =>
  fill(template, values).map((lines) => lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n'));

test('what a text can not fill in is named, once each', () => {
  expect(findUnknownPlaceholders('{first_name}, {First Name} {x} {x} {}', ['first_name'])).toEqual([
    'First Name',
    'x',
    '',
  ]);
  expect(findUnknownPlaceholders('Hello {first_name} { \n }', ['first_name'])).toEqual([]);
});

test.each([
  ['Hello {name}!', { name: 'Ada' }, ['Hello Ada!']],
  ['One\r\nTwo\r\n\r\nThree', {}, ['One\nTwo', 'Three']],
  ['One\n \n\t\n\nTwo\n', {}, ['One', 'Two']],
  ['Topic: {topic}\nFor: {person}', { topic: '', person: 'Farid' }, ['For: Farid']],
  ['Topic: {topic}\n\nBye', { topic: ' ' }, ['Bye']],
  ['{first} {last}', { first: 'Ada', last: '' }, ['Ada ']],
  ['{message}', { message: 'a {name}\n\nb' }, ['a {name}\n\nb']],
])('%j with %j', (template, values, paragraphs) => {
  expect(asText(template, values)).toEqual(paragraphs);
});

test('a subject is one line, whatever is put into it', () => {
  const values = { first_name: 'Ada\r\nBcc: all@example.com\u2028\u0000', last_name: ' Löwe\t' };
  expect(fillSubject('From {first_name} {last_name}', values)).toBe('From Ada Bcc: all@example.com Löwe');
  expect(fillSubject('{first_name}', { first_name: 'x'.repeat(900) })).toHaveLength(200);
});
