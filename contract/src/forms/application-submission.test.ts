import * as v from 'valibot';
import { expect, test } from 'vitest';
import { APPLICATION_MESSAGES } from './application-messages.ts';
import {
  applicationAnswerSchema,
  applicationSubmissionSchema,
  checkApplicationSubmission,
  toApplicationSubmission,
} from './application-submission.ts';
import {
  APPLICATION_CASES,
  FILLED_APPLICATION,
  INTERNATIONAL_APPLICATION_CASES,
  UNTYPEABLE_APPLICATION_CASES,
} from './testing/application-cases.ts';

const DATA_URL = 'data:application/pdf;base64,JVBERi0=';
const sent = toApplicationSubmission(FILLED_APPLICATION, DATA_URL);
const english = { phoneRule: 'indian', emailRule: 'simple', language: 'en' } as const;

test('§3 §7 an application sends its fields, trimmed, with the resume as data URL', () => {
  const spaced = {
    ...FILLED_APPLICATION,
    full_name: ' Ada Lovelace ',
    email: ' ada@example.de ',
    phone_number: ' 9876543210 ',
    position: ' Engineer ',
    years_of_experience: ' 7 ',
  };
  expect(toApplicationSubmission(spaced, DATA_URL)).toEqual({
    full_name: 'Ada Lovelace',
    email: 'ada@example.de',
    phone_number: '9876543210',
    position: 'Engineer',
    years_of_experience: '7',
    checkbox: true,
    resume: DATA_URL,
    resume_name: 'cv.pdf',
  });
  expect(toApplicationSubmission({ ...spaced, checkbox: false, resume: null }, '')).toMatchObject({
    checkbox: false,
    resume: '',
    resume_name: '',
  });
});

for (const language of ['en', 'de'] as const) {
  for (const { name, values, errors } of [...APPLICATION_CASES, ...UNTYPEABLE_APPLICATION_CASES]) {
    test(`§5 a server checks an application in ${language}: ${name}`, () => {
      const submission = toApplicationSubmission(values, '');
      const messages = Object.entries(errors).map(([field, key]) => [field, APPLICATION_MESSAGES[key][language]]);
      expect(checkApplicationSubmission(submission, values.resume, { ...english, language })).toEqual(
        Object.fromEntries(messages),
      );
    });
  }
}

test.each(INTERNATIONAL_APPLICATION_CASES)('a server that takes any number checks: $name', ({ values, errors }) => {
  const submission = toApplicationSubmission(values, '');
  const found = checkApplicationSubmission(submission, values.resume, { ...english, phoneRule: 'international' });
  expect(Object.keys(found)).toEqual(Object.keys(errors));
});

test.each([
  [true, true],
  ['true', true],
  ['on', true],
  [false, false],
  ['false', false],
] as const)('§5 the terms are accepted by the checkbox %j: %s', (checkbox, accepted) => {
  const submission = v.parse(applicationSubmissionSchema, { ...sent, checkbox });
  const found = checkApplicationSubmission(submission, FILLED_APPLICATION.resume, english);
  expect(found).toEqual(accepted ? {} : { checkbox: 'Please accept the terms and conditions.' });
});

test('years of experience may be sent as a number', () => {
  const submission = v.parse(applicationSubmissionSchema, { ...sent, years_of_experience: 25 });
  expect(submission.years_of_experience).toBe(25);
  expect(checkApplicationSubmission(submission, FILLED_APPLICATION.resume, english)).toEqual({});
});

test('what a body leaves out is empty, and its terms are not accepted', () => {
  expect(v.parse(applicationSubmissionSchema, {})).toEqual({
    full_name: '',
    email: '',
    phone_number: '',
    position: '',
    years_of_experience: '',
    checkbox: false,
    resume: '',
    resume_name: '',
    topic: '',
    person: '',
    idempotency_key: '',
  });
});

test.each([
  ['full_name', 200],
  ['email', 320],
  ['phone_number', 50],
  ['position', 200],
  ['years_of_experience', 20],
  ['resume_name', 255],
  ['topic', 200],
  ['person', 200],
  ['idempotency_key', 100],
])('%s has at most %i characters', (field, longest) => {
  const of = (length: number) => v.is(applicationSubmissionSchema, { ...sent, [field]: 'a'.repeat(length) });
  expect([of(longest), of(longest + 1)]).toEqual([true, false]);
});

test.each([
  'full_name',
  'email',
  'phone_number',
  'position',
  'resume',
  'resume_name',
  'years_of_experience',
  'checkbox',
])('%s is no list, and the checkbox no other word', (field) => {
  expect(v.is(applicationSubmissionSchema, { ...sent, [field]: [] })).toBe(false);
  expect(v.is(applicationSubmissionSchema, { ...sent, checkbox: 'yes' })).toBe(false);
});

test('§7 the answer to an application brings its text under data.desc', () => {
  expect(v.parse(applicationAnswerSchema, { data: { desc: 'Thank you,' } })).toEqual({ data: { desc: 'Thank you,' } });
  expect(v.parse(applicationAnswerSchema, { data: {} })).toEqual({ data: { desc: '' } });
  expect(v.is(applicationAnswerSchema, {})).toBe(false);
});
