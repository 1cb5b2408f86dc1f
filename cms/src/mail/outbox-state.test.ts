import { expect, test } from 'vitest';
import { countTries, deliveryName, type JobFacts, lastProblem, stateOf, subjectPath } from './outbox-state.ts';

const done = (outcome: string): JobFacts => ({
  completedAt: '2026-11-22T05:00:00.000Z',
  log: [{ state: 'succeeded', output: { outcome } }],
});

test.each<[JobFacts, string]>([
  [{}, 'Waiting'],
  [{ processing: true }, 'Being sent'],
  [{ totalTried: 2 }, 'Failed, will be retried'],
  [{ hasError: true, totalTried: 2 }, 'Given up'],
  [done('sent'), 'Sent'],
  [done('logged'), 'Not sent: no mail server is set'],
  [done('gone'), 'Not sent: no longer relevant'],
])('%j: %s', (job, state) => {
  expect(stateOf(job).en).toBe(state);
});

test('the last problem is the final one, else that of the last try', () => {
  const log = [
    { state: 'failed', error: { message: 'first' } },
    { state: 'failed', error: { message: 'second' } },
    { state: 'succeeded' },
  ];
  expect(lastProblem({ log })).toBe('second');
  expect(lastProblem({ log, error: { message: 'final' } })).toBe('final');
  expect(lastProblem({})).toBe('');
  const refused = { error: { message: 'The mail server refused the address for good.' } };
  expect(lastProblem(refused)).toMatchObject({ de: 'Der Mailserver hat die Adresse endgültig abgelehnt.' });
});

test('a delivery that was given up at once was tried', () => {
  expect([countTries({ hasError: true, totalTried: 0 }), countTries({ hasError: true, totalTried: 21 })]).toEqual([
    1, 21,
  ]);
  expect([countTries({}), countTries({ totalTried: 2 })]).toEqual([0, 2]);
});

test('a delivery is known by what it is and leads to what it tells of', () => {
  const notice: JobFacts = { taskSlug: 'sendMail', input: { kind: 'application_notice', about: 3 } };
  expect(deliveryName(notice).en).toBe('Application: notice for the office');
  expect(subjectPath(notice)).toBe('collections/applications/3');
  const call: JobFacts = { taskSlug: 'callWebhook', input: { type: 'contact_message', about: 4 } };
  expect(deliveryName(call).de).toBe('Webhook');
  expect(subjectPath(call)).toBe('collections/contact-messages/4');
  expect(subjectPath({ taskSlug: 'sendMail', input: { kind: 'plan_failed', about: 5 } })).toBe('planned');
  expect(subjectPath({ taskSlug: 'sendMail', input: null })).toBeNull();
});
