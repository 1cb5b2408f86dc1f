import { expect, test } from 'vitest';
import { describeProblem, formatUnsentLine, isRefusedForGood } from './delivery-problem.ts';

test.each([
  [new Error('550 5.1.1 <ada.b@example.com>: unknown'), '550 5.1.1 (address): unknown'],
  [new Error("Can't send to ada@example.com,\n bob@example.com"), "Can't send to (address), (address)"],
  [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'connect ECONNREFUSED 127.0.0.1:25'],
  ['odd', 'odd'],
])('%s is kept as %j', (error, problem) => {
  expect(describeProblem(error)).toBe(problem);
});

test('a long line of a mail server takes no time', () => {
  const start = performance.now();
  expect(describeProblem('a'.repeat(200_000))).toHaveLength(300);
  expect(performance.now() - start).toBeLessThan(2_000);
});

const refusal = (facts: object) => Object.assign(new Error('refused'), facts);

test.each([
  [refusal({ code: 'EENVELOPE', responseCode: 550 }), true],
  [refusal({ code: 'EENVELOPE', responseCode: 450 }), false],
  [refusal({ code: 'EAUTH', responseCode: 550 }), false],
  [refusal({ code: 'ECONNECTION' }), false],
  ['550', false],
])('%o is for good: %s', (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood);
});

const down = new Error('connect ECONNREFUSED 127.0.0.1:25');

test.each([
  [
    'Mail 6 (contact_notice)',
    down,
    'tried-again',
    'connect ECONNREFUSED 127.0.0.1:25); it is tried again by itself, for about three days, or sooner from the outbox',
  ],
  [
    'Mail 6 (contact_notice)',
    down,
    'given-up',
    'connect ECONNREFUSED 127.0.0.1:25); it is given up after about three days: send it again from the outbox',
  ],
  [
    'Mail 4 (contact_confirmation)',
    new Error('550 no <ada@example.com>'),
    'refused',
    '550 no (address)); it is given up, as the mail server refuses the address for good: correct it and send again from the outbox',
  ],
] as const)('the log says of %s (%s) that it is %s', (mail, error, next, line) => {
  expect(formatUnsentLine(mail, error, next)).toBe(`${mail} could not be sent (${line}`);
});
