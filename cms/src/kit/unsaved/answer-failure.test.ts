import { expect, it } from 'vitest';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';
import { readFailure } from './answer-failure.ts';

const problem = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });

it.each([
  ['a proxy whose server is away', new Response('<html>', { status: 502 }), 'server'],
  ['a proxy’s own failure', new Response('<html>', { status: 500 }), 'server'],
  ['a network’s page to sign in', new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'server'],
  ['a busy database', problem(FAULT_MESSAGES.busy.de, 503), 'server'],
  ['a full disk', problem(FAULT_MESSAGES.full.de, 503), 'full'],
  ['a fault of the CMS', problem('Something went wrong.', 500), null],
  ['a missing right', problem('Das dürfen Sie nicht.', 403), null],
  ['a success', Response.json({}), null],
])('judges %s', async (_what, answer, failure) => {
  expect(await readFailure(answer)).toBe(failure);
});
