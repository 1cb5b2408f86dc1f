import { expect, test } from 'vitest';
import { checkApplication, createEmptyApplication } from './application.ts';
import {
  ANY_EMAIL_APPLICATION_CASES,
  APPLICATION_CASES,
  INTERNATIONAL_APPLICATION_CASES,
  LONG_APPLICATION_CASES,
  UNTYPEABLE_APPLICATION_CASES,
} from './testing/application-cases.ts';

const specified = { phoneRule: 'indian', emailRule: 'simple' } as const;

test('§3 a new application is empty but for the position, and has accepted the terms', () => {
  expect(createEmptyApplication('Developer')).toEqual({
    full_name: '',
    email: '',
    phone_number: '',
    position: 'Developer',
    years_of_experience: '',
    resume: null,
    checkbox: true,
  });
  expect(createEmptyApplication().position).toBe('');
});

test.each([...APPLICATION_CASES, ...UNTYPEABLE_APPLICATION_CASES])('§5 an application: $name', ({ values, errors }) => {
  expect(checkApplication(values, specified)).toEqual(errors);
});

test.each(LONG_APPLICATION_CASES)('an application with $name', ({ values, errors }) => {
  expect(checkApplication(values, specified)).toEqual(errors);
});

test.each(INTERNATIONAL_APPLICATION_CASES)('an application where any number is taken: $name', ({ values, errors }) => {
  expect(checkApplication(values, { ...specified, phoneRule: 'international' })).toEqual(errors);
});

test.each(ANY_EMAIL_APPLICATION_CASES)('an application where any address is taken: $name', ({ values, errors }) => {
  expect(checkApplication(values, { ...specified, emailRule: 'any' })).toEqual(errors);
});
