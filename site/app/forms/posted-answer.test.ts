import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { expect, test } from 'vitest';
import { buildPostedAnswer } from './posted-answer.ts';

const FAILED = { en: 'It failed.', de: 'Es ging nicht.' };
const LARGE = { en: 'Too large.', de: 'Zu groß.' };
const refused = (errors = {}) => ({ status: 'refused', errors, message: FAILED }) as const;
const answer = (status: number, headers = {}) => new Response(null, { status, headers });

test.each([
  [503, FAILED, {}, null],
  [400, FAILED, { email: FAILED }, null],
  [503, FAILED, {}, answer(500)],
  [503, FAILED, {}, answer(201)],
  [400, FAILED, { email: FAILED }, answer(400)],
  [413, LARGE, {}, answer(413)],
  [429, SUBMISSION_ANSWERS.too_many, {}, answer(429)],
])('§8 without a script the page is a %i and says %o', (status, message, errors, answered) => {
  const { outcome, init } = buildPostedAnswer(refused(errors), answered, LARGE);
  expect([init.status, outcome]).toEqual([status, { ...refused(errors), message }]);
});

test.each([
  [429, { 'Retry-After': '7' }],
  [503, { 'Retry-After': '7' }],
  [413, {}],
])('a %i says when to try again where that helps', (status, headers) => {
  const { init } = buildPostedAnswer(refused(), answer(status, { 'Retry-After': '7', 'X-Of-The-Backend': '1' }), LARGE);
  expect(init.headers).toEqual(headers);
});

test('what arrived is a 200 whatever the answer said besides', () => {
  expect(buildPostedAnswer({ status: 'sent' }, answer(200), LARGE).init).toEqual({ status: 200, headers: {} });
});
