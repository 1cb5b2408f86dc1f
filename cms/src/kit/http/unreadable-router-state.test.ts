import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { dropUnreadableRouterStates } from './unreadable-router-state.ts';

const STATE = 'Next-Router-State-Tree';

/** Starts a server that answers with the router state that it received. */
const stateHere = () => startServer(({ headers }, response) => response.end(String(headers[STATE.toLowerCase()])));

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
  const answer = await fetch(await stateHere(), { headers: { [STATE]: state } });
  expect(await answer.text()).toBe(heard);
});
