import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { currentRequest, followRequests } from './current-request.ts';

/** Starts a server that answers with the current request's id, after a delay. */
const idHere = () =>
  startServer(async (_request, response) => {
    await sleep(5);
    response.end(currentRequest.id());
  });

test('each of several requests at once has its own id, the given one where it is harmless', async () => {
  onTestFinished(followRequests());
  const url = await idHere();
  const ask = async (id: string) => (await fetch(url, { headers: { 'X-Request-Id': id } })).text();
  for (let round = 0; round < 2; round += 1)
    expect(await Promise.all(['r-1', 'r-2', 'r-3'].map(ask))).toEqual(['r-1', 'r-2', 'r-3']);
  expect(await ask('{"a": 1}')).toMatch(/^[\da-f-]{36}$/);
  expect(currentRequest.id()).toBeUndefined();
});
