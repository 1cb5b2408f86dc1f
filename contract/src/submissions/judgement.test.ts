import { expect, test } from 'vitest';
import { FILLED_APPLICATION } from '../forms/testing/application-cases.ts';
import { APPLICATION_FORM } from './application-form.ts';
import { CONTACT_FORM } from './contact-form.ts';
import { parseSubmission } from './judgement.ts';

const english = { phoneRule: 'indian', language: 'en' } as const;
const message = {
  first_name: 'Ada',
  company: 'Engines',
  email: 'ada@example.test',
  phone_number: '9876543210',
  description: 'Hello',
};
const PDF = Buffer.from('%PDF-1.7');
const resumeOf = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`;
const application = { ...FILLED_APPLICATION, resume: resumeOf(PDF), resume_name: 'cv.pdf' };

test('an object of JSON is read', () => {
  expect(parseSubmission(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
});

test.each(['', 'x', '[]', '"a"', 'null', '{"a":"\xff"}'])('%j is no submission', (text) => {
  expect(parseSubmission(Buffer.from(text, 'latin1'))).toBeNull();
});

test('a message that breaks no rule is accepted, a program that fills in everything is told apart', () => {
  expect(CONTACT_FORM.judge(message, english)).toMatchObject({
    kind: 'accepted',
    accepted: { submission: { email: 'ada@example.test', topic: '' }, isSpam: false },
  });
  for (const website of ['https://spam.test', 1]) {
    expect(CONTACT_FORM.judge({ ...message, website }, english)).toMatchObject({ accepted: { isSpam: true } });
  }
});

test('an application that breaks no rule is accepted with its resume as a file', () => {
  const judged = APPLICATION_FORM.judge(application, english);
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

test.each([
  [400, 'without a resume', { ...application, resume: '' }],
  [400, 'without a name', { ...application, full_name: '' }],
  [413, 'with a resume above 10 MB', { ...application, resume: resumeOf(Buffer.alloc(10_485_761)) }],
  [415, 'with another file', { ...application, resume: resumeOf(Buffer.from('MZ')) }],
])('§5 the answer is %i to an application %s', (status, _, body) => {
  expect(APPLICATION_FORM.judge(body, english)).toMatchObject({ kind: 'refused', refusal: { status } });
});
