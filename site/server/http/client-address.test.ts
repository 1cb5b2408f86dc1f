import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/ask.ts';
import { serve } from '../testing/serve.ts';
import { clientAddress } from './client-address.ts';

it.each([
  [0, '1.2.3.4', '127.0.0.1'],
  [1, '1.2.3.4', '1.2.3.4'],
  [1, 'forged, 1.2.3.4', '1.2.3.4'],
  [2, 'forged, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
  [3, '1.2.3.4', '127.0.0.1'],
  [1, '', '127.0.0.1'],
])('with %i proxies of our own, %j means %s', async (proxies, header, address) => {
  const server = await serve((request, response) => response.end(clientAddress(request, proxies)));
  onTestFinished(server.close);
  const { text } = await ask(server.url, { headers: header ? { 'X-Forwarded-For': header } : {} });
  expect(text).toBe(address);
});
