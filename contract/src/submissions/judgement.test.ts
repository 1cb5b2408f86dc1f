import * as v from 'valibot';
import { expect, test } from 'vitest';
import { APPLICATION_MESSAGES } from '../forms/application-messages.ts';
import { applicationSubmissionSchema } from '../forms/application-submission.ts';
import { CONTACT_MESSAGES } from '../forms/contact-messages.ts';
import { contactSubmissionSchema } from '../forms/contact-submission.ts';
import { FILLED_APPLICATION } from '../forms/testing/application-cases.ts';
import { APPLICATION_FORM, judgeApplication, judgeWholeApplication } from './application-form.ts';
import { CONTACT_FORM } from './contact-form.ts';
import {
  createUnreadableRefusal,
  looksLikeSpam,
  parseSubmission,
  readFields,
  type SubmissionBody,
  type SubmissionRules,
} from './judgement.ts';
import { detectContent } from './resume-kind.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

const english = { phoneRule: 'indian', emailRule: 'simple', language: 'en' } as const;
const message = {
  first_name: 'Ada',
  company: 'Engines',
  email: 'ada@example.test',
  phone_number: '9876543210',
  description: 'Hello',
};
const judge = (body: SubmissionBody, rules: SubmissionRules) =>
  judgeWholeApplication(body, rules, async (bytes) => detectContent(bytes));
const PDF = Buffer.from('%PDF-1.7');
const resumeOf = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`;
const application = { ...FILLED_APPLICATION, resume: resumeOf(PDF), resume_name: 'cv.pdf' };

test('an object of JSON is read', () => {
  expect(parseSubmission(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
});

test.each(['', 'x', '[]', '"a"', 'null', '{"a":"\xff"}'])('%j is no submission', (text) => {
  expect(parseSubmission(Buffer.from(text, 'latin1'))).toBeNull();
});

test('a message that breaks no rule is accepted, a program that fills in everything is told apart', async () => {
  expect(CONTACT_FORM.judge(message, english)).toMatchObject({
    kind: 'accepted',
    accepted: { submission: { email: 'ada@example.test', topic: '' }, isSpam: false },
  });
  for (const website of ['https://spam.test', 1]) {
    expect(CONTACT_FORM.judge({ ...message, website }, english)).toMatchObject({ accepted: { isSpam: true } });
    expect(await judge({ ...application, website }, english)).toMatchObject({ accepted: { isSpam: true } });
  }
});

test.each(['', ' ', null, undefined, 0, false])('whoever leaves %j where programs write is no program', (website) => {
  expect(looksLikeSpam({ website })).toBe(false);
});

test('an application that breaks no rule is accepted with its resume as a file', async () => {
  const judged = await judge(application, english);
  expect(judged).toMatchObject({ kind: 'accepted', accepted: { kind: 'pdf', isSpam: false } });
  expect(judged.kind === 'accepted' && judged.accepted.resume.equals(PDF)).toBe(true);
  expect(judged.kind === 'accepted' && 'resume' in judged.accepted.submission).toBe(false);
});

test.each([
  ['fields of the wrong kind', { ...message, email: {} }, { email: 'Please check your inputs.' }],
  ['broken rules', { ...message, email: 'x' }, { email: expect.any(String) }],
])('a message with %s is refused with 400', (_, body, params) => {
  const refusal = { status: 400, code: 'rest_invalid_param', message: 'Please check your inputs.', params };
  expect(CONTACT_FORM.judge(body, english)).toEqual({ kind: 'refused', refusal });
});

test('§5 both forms take the numbers that the rule of the site says', async () => {
  const german = { phone_number: '+49 89 99998 120' };
  for (const judgeWith of [
    (rules: SubmissionRules) => CONTACT_FORM.judge({ ...message, ...german }, rules),
    (rules: SubmissionRules) => judge({ ...application, ...german }, rules),
  ]) {
    expect((await judgeWith(english)).kind).toBe('refused');
    expect((await judgeWith({ ...english, phoneRule: 'international' })).kind).toBe('accepted');
  }
});

test('§5 both forms take the addresses that the rule of the site says', async () => {
  const tagged = { email: 'ada+shop@example.consulting' };
  for (const judgeWith of [
    (rules: SubmissionRules) => CONTACT_FORM.judge({ ...message, ...tagged }, rules),
    (rules: SubmissionRules) => judge({ ...application, ...tagged }, rules),
  ]) {
    expect((await judgeWith(english)).kind).toBe('refused');
    expect((await judgeWith({ ...english, emailRule: 'any' })).kind).toBe('accepted');
  }
});

test('fields of the right kind are read', () => {
  expect(readFields(v.object({ a: v.string() }), { a: 'x', b: 1 }, 'en')).toEqual({
    kind: 'accepted',
    accepted: { a: 'x' },
  });
});

test('what is wrong with a field that has no name is said of the body', () => {
  const { invalid } = SUBMISSION_ANSWERS;
  expect(readFields(v.string(), {}, 'de')).toMatchObject({ refusal: { params: { body: invalid.de } } });
});

test('what is too long for a field is told how long it may be, in the language of the answer', () => {
  const body = { ...message, first_name: 'ä'.repeat(201), description: 'ä'.repeat(20_001), topic: 7 };
  expect(CONTACT_FORM.judge(body, { ...english, language: 'de' })).toMatchObject({
    refusal: {
      status: 400,
      params: {
        first_name: 'Bitte kürzen Sie diese Angabe auf höchstens 200 Zeichen.',
        description: 'Bitte kürzen Sie diese Angabe auf höchstens 20.000 Zeichen.',
        topic: SUBMISSION_ANSWERS.invalid.de,
      },
    },
  });
});

test('a NUL that was pasted is left out of what is kept', () => {
  const judged = CONTACT_FORM.judge({ ...message, description: 'Ring\0back' }, english);
  expect(judged).toMatchObject({ accepted: { submission: { description: 'Ringback' } } });
  expect(judgeApplication({ ...application, full_name: 'A\0da' }, { size: 1, kind: 'pdf' }, english)).toMatchObject({
    accepted: { submission: { full_name: 'Ada' } },
  });
});

const { resume_required, resume_type, fields_invalid, full_name_required, too_large } = APPLICATION_MESSAGES;

test.each([
  ['without a resume', { ...application, resume: '' }, { resume: resume_required }],
  ['with a resume of another kind of value', { ...application, resume: 7 }, { resume: SUBMISSION_ANSWERS.invalid }],
  ['without a name', { ...application, full_name: '' }, { full_name: full_name_required }],
])('§5 an application %s is refused with 400', async (_, body, params) => {
  for (const language of ['en', 'de'] as const) {
    const judged = await judge(body, { ...english, language });
    const said = Object.entries(params).map(([field, text]) => [field, text[language]]);
    expect(judged).toMatchObject({
      kind: 'refused',
      refusal: { status: 400, code: 'rest_invalid_param', params: Object.fromEntries(said) },
    });
  }
});

test('§5 an application that breaks rules is told so as a whole', async () => {
  const judged = await judge({ ...application, resume: '' }, { ...english, language: 'de' });
  expect(judged).toMatchObject({ refusal: { message: fields_invalid.de } });
});

test('§5 another file than a resume is refused with 415, whatever else is wrong is named beside it', async () => {
  const program = { ...application, resume: resumeOf(Buffer.from('MZ')), full_name: '' };
  expect(await judge(program, english)).toEqual({
    kind: 'refused',
    refusal: {
      status: 415,
      code: 'bc_unsupported_type',
      message: resume_type.en,
      params: { full_name: full_name_required.en, resume: resume_type.en },
    },
  });
});

test('§5 a resume may have 10 MB, and is refused with 413 above', async () => {
  const judgeSize = (size: number) => judgeApplication(application, { size, kind: 'pdf' }, english);
  expect(judgeSize(10_485_760)).toMatchObject({ kind: 'accepted', accepted: { resume: { size: 10_485_760 } } });
  expect(judgeSize(10_485_761)).toEqual({
    kind: 'refused',
    refusal: { status: 413, code: 'bc_too_large', message: too_large.en },
  });
  const resume = `data:application/pdf;base64,${'A'.repeat(13_981_016)}`;
  expect(await judge({ ...application, resume }, english)).toMatchObject({ refusal: { status: 413 } });
});

/** A body with fields of the given lengths, in the longest JSON encoding. */
function escaped(lengths: Readonly<Record<string, number>>): string {
  const fields = Object.entries(lengths).map(([field, length]) => [field, '\0'.repeat(length)]);
  return JSON.stringify(Object.fromEntries(fields));
}

test('the largest body that a form ever sends is taken, and not much more', () => {
  const both = { email: 320, phone_number: 50, topic: 200, person: 200, idempotency_key: 100 };
  const names = {
    first_name: 200,
    last_name: 200,
    company: 200,
    department: 100,
    department_label: 200,
    mr_or_mrs: 20,
  };
  const contact = escaped({ ...both, ...names, description: 20_000 });
  expect(v.is(contactSubmissionSchema, JSON.parse(contact))).toBe(true);
  expect(CONTACT_FORM.maxBytes).toBeGreaterThan(contact.length);
  expect(CONTACT_FORM.maxBytes).toBeLessThan(3 * contact.length);
  const beside = escaped({ ...both, full_name: 200, position: 200, years_of_experience: 20, resume_name: 255 });
  expect(v.is(applicationSubmissionSchema, JSON.parse(beside))).toBe(true);
  const resume = Math.ceil(10_485_760 / 3) * 4;
  expect(APPLICATION_FORM.maxBytes).toBeGreaterThan(resume + beside.length);
  expect(APPLICATION_FORM.maxBytes).toBeLessThan(resume + 10 * beside.length);
});

test.each(['en', 'de'] as const)('§4 §8 both forms answer in the language of their page: %s', (language) => {
  const { contact_title, contact_text, application_text, too_large: too_long } = SUBMISSION_ANSWERS;
  expect(CONTACT_FORM.answer(language)).toEqual({
    message: { message: contact_title[language] },
    data: { message: contact_text[language] },
  });
  expect(APPLICATION_FORM.answer(language)).toEqual({ data: { desc: application_text[language] } });
  expect([CONTACT_FORM.tooLarge[language], APPLICATION_FORM.tooLarge[language]]).toEqual([
    too_long[language],
    too_large[language],
  ]);
  expect([CONTACT_FORM.failed[language], APPLICATION_FORM.failed[language]]).toEqual([
    CONTACT_MESSAGES.send_failed[language],
    APPLICATION_MESSAGES.send_failed[language],
  ]);
  expect(createUnreadableRefusal(language)).toEqual({
    status: 400,
    code: 'rest_invalid_json',
    message: SUBMISSION_ANSWERS.unreadable[language],
  });
});
