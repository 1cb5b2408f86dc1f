import { once } from 'node:events';
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { dropUnreadableRouterStates } from './unreadable-router-state.ts';

const STATE = 'Next-Router-State-Tree';

/** A server that tells what it was told of the router's state. */
async function serverHere(): Promise<string> {
  const server = http.createServer(({ headers }, response) => response.end(String(headers[STATE.toLowerCase()])));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const stateOf = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const PAGE = stateOf(['', { children: ['admin', { children: ['__PAGE__', {}] }] }, null, null, 16]);

test.each([
  [PAGE, PAGE],
  [stateOf(['']), 'undefined'],
  [stateOf(['', { children: 1 }]), 'undefined'],
  ['%', 'undefined'],
  ['', 'undefined'],
])('of the state %j Next hears %j', async (state, heard) => {
  onTestFinished(dropUnreadableRouterStates());
  const answer = await fetch(await serverHere(), { headers: { [STATE]: state } });
  expect(await answer.text()).toBe(heard);
});
