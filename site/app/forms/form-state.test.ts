import { expect, test } from 'vitest';
import { type FieldErrors, listErrors, listValidFields, readText, replaceError } from './form-state.ts';

const FIELDS = ['email', 'phone', 'message'] as const;
type Field = (typeof FIELDS)[number];
const write = { en: 'Write.', de: 'Schreiben.' };
const wrong = { en: 'Wrong.', de: 'Falsch.' };
const errors: FieldErrors<Field> = { message: write, email: wrong };

test('names the bad fields in the order of the form', () => {
  expect(listErrors(FIELDS, errors)).toEqual([
    ['email', wrong],
    ['message', write],
  ]);
});

test('§4 editing a field clears its error and no other', () => {
  expect(listErrors(FIELDS, replaceError<Field>(errors, 'email'))).toEqual([['message', write]]);
  expect(listErrors(FIELDS, replaceError<Field>(errors, 'email', write))[0]).toEqual(['email', write]);
});

test('a field is in order when it is filled in and nothing is wrong with it', () => {
  expect(listValidFields(FIELDS, errors, (field) => field !== 'message')).toEqual(['phone']);
});

test('reads texts only', () => {
  const data = new FormData();
  data.set('email', 'ada@example.com');
  data.set('phone', new File(['x'], 'x.txt'));
  expect(FIELDS.map((field) => readText(data, field))).toEqual(['ada@example.com', '', '']);
});
