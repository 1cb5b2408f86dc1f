import { expect, test } from 'vitest';
import { deliveryProblem, isRefusedForGood, notSentLine } from './delivery-problem.ts';

test.each([
  [new Error('550 5.1.1 <ada.b@example.com>: unknown'), '550 5.1.1 (address): unknown'],
  [new Error("Can't send to ada@example.com,\n bob@example.com"), "Can't send to (address), (address)"],
  [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'connect ECONNREFUSED 127.0.0.1:25'],
  ['odd', 'odd'],
])('%s is kept as %j', (error, problem) => {
  expect(deliveryProblem(error)).toBe(problem);
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

test('the log says whether a mail goes out later or needs somebody', () => {
  const down = new Error('connect ECONNREFUSED 127.0.0.1:25');
  expect(notSentLine('Mail 6 (contact_notice)', down, false)).toBe(
    'Mail 6 (contact_notice) could not be sent (connect ECONNREFUSED 127.0.0.1:25); it is tried again by itself, for three days at most, or sooner from the outbox',
  );
  expect(notSentLine('Mail 4 (contact_confirmation)', new Error('550 no <ada@example.com>'), true)).toBe(
    'Mail 4 (contact_confirmation) could not be sent (550 no (address)); it is given up, as the mail server refuses the address for good: correct it and send again from the outbox',
  );
});
