import http from 'node:http';
import { text } from 'node:stream/consumers';
import { NotFound } from 'payload';
import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { currentRequest } from './current-request.ts';
import { isRequestFault } from './request-fault.ts';

test('a request that breaks off is the fault of who sent it, though nobody asks any more', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const url = await startServer((request) => {
    text(request).catch(resolve);
    sender.destroy();
  });
  const sender = http.request(url, { method: 'POST', headers: { 'Content-Length': '10' } }).on('error', () => {});
  sender.write('half');
  const error = await promise;
  expect(error).toMatchObject({ message: 'aborted' });
  expect(isRequestFault(error)).toBe(true);
});

test('what they can have done wrong is their fault as long as they ask', () => {
  expect(isRequestFault(new NotFound())).toBe(false);
  currentRequest.run({ id: 'r-1', response: { destroyed: false, writableFinished: false } }, () => {
    expect(isRequestFault(new NotFound())).toBe(true);
    expect(isRequestFault(new TypeError('ours'))).toBe(false);
  });
});
