import { expect, test } from 'vitest';
import { checkApplication, emptyApplication } from './application.ts';
import {
  APPLICATION_CASES,
  INTERNATIONAL_APPLICATION_CASES,
  LONG_APPLICATION_CASES,
  UNTYPEABLE_APPLICATION_CASES,
} from './testing/application-cases.ts';

const indian = { phoneRule: 'indian' } as const;

test('§3 a new application is empty but for the position, and has accepted the terms', () => {
  expect(emptyApplication('Developer')).toEqual({
    full_name: '',
    email: '',
    phone_number: '',
    position: 'Developer',
    years_of_experience: '',
    resume: null,
    checkbox: true,
  });
  expect(emptyApplication().position).toBe('');
});

test.each([...APPLICATION_CASES, ...UNTYPEABLE_APPLICATION_CASES])('§5 an application: $name', ({ values, errors }) => {
  expect(checkApplication(values, indian)).toEqual(errors);
});

test.each(LONG_APPLICATION_CASES)('an application with $name', ({ values, errors }) => {
  expect(checkApplication(values, indian)).toEqual(errors);
});

test.each(INTERNATIONAL_APPLICATION_CASES)('an application where any number is taken: $name', ({ values, errors }) => {
  expect(checkApplication(values, { phoneRule: 'international' })).toEqual(errors);
});
