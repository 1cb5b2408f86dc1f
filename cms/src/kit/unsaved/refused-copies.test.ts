import type { ServerFunctionClient } from 'payload';
import { expect, it } from 'vitest';
import { rejectRefusedCopies } from './refused-copies.ts';

const REFUSAL = { errors: [{ message: 'You are not allowed.' }] };

function ask(name: string, answer: () => unknown): Promise<unknown> {
  const client: ServerFunctionClient = async () => answer();
  return Promise.resolve(rejectRefusedCopies(client, (cause) => cause)({ name, args: {} }));
}

it.each([
  ['refuses', () => REFUSAL, 'You are not allowed.'],
  ['fails', () => Promise.reject(new Error('An error occurred in the Server Components render.')), 'server'],
  ['isn’t reached', () => Promise.reject(new TypeError('Failed to fetch')), 'connection'],
])('rejects a copy into the other language that the server %s', async (_how, answer, message) => {
  await expect(ask('copy-data-from-locale', answer)).rejects.toThrow(message);
});

it('passes on a copy, and all that other functions return', async () => {
  expect(await ask('copy-data-from-locale', () => ({ title: 'A' }))).toEqual({ title: 'A' });
  expect(await ask('form-state', () => REFUSAL)).toEqual(REFUSAL);
});
