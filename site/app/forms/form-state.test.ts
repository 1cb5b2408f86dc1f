import { expect, test } from 'vitest';
import { type FieldErrors, fieldsInOrder, namedErrors, textOf, withField } from './form-state.ts';

const FIELDS = ['email', 'phone', 'message'] as const;
type Field = (typeof FIELDS)[number];
const write = { en: 'Write.', de: 'Schreiben.' };
const wrong = { en: 'Wrong.', de: 'Falsch.' };
const errors: FieldErrors<Field> = { message: write, email: wrong };

test('names the bad fields in the order of the form', () => {
  expect(namedErrors(FIELDS, errors)).toEqual([
    ['email', wrong],
    ['message', write],
  ]);
});

test('§4 editing a field clears its error and no other', () => {
  expect(namedErrors(FIELDS, withField<Field>(errors, 'email'))).toEqual([['message', write]]);
  expect(namedErrors(FIELDS, withField<Field>(errors, 'email', write))[0]).toEqual(['email', write]);
});

test('a field is in order when it is filled in and nothing is wrong with it', () => {
  expect(fieldsInOrder(FIELDS, errors, (field) => field !== 'message')).toEqual(['phone']);
});

test('reads texts only', () => {
  const data = new FormData();
  data.set('email', 'ada@example.com');
  data.set('phone', new File(['x'], 'x.txt'));
  expect(FIELDS.map((field) => textOf(data, field))).toEqual(['ada@example.com', '', '']);
});
