import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFree } from '../support/ports.ts';
import { createRunner, type Runner, START_MS } from '../support/runner.ts';
import { STOPPING_STACK } from '../support/stacks.ts';
import { answers, until } from '../support/until.ts';

/** How long servers may finish what they are doing, in milliseconds. */
const END_MS = 40_000;

// One after the other: all use the same ports. SIGTERM: `recovery.test.ts`, whose stack runs anyway.

let runner: Runner;
beforeAll(() => {
  runner = createRunner(STOPPING_STACK);
});
afterAll(() => runner.end());

test('Ctrl-C ends the whole stack with success and frees the ports', async () => {
  const stack = await runner.start('start');
  stack.interrupt();
  expect(await stack.ended, stack.printed()).toBe(0);
  expect(await runner.portsAreFree()).toBe(true);
});

test('Ctrl-C pressed twice leaves nothing behind', async () => {
  const stack = await runner.start('start');
  // A request that takes its time keeps the site from ending at once.
  const slow = net.connect(STOPPING_STACK.port, '127.0.0.1').on('error', () => {});
  await once(slow, 'connect');
  slow.write('POST /wp-json/bc/v1/submit-form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
  stack.interrupt();
  await until('the site listens no more', () => isFree(STOPPING_STACK.port), END_MS);
  stack.interrupt();
  slow.destroy();
  await stack.ended;
  await until('both ports are free', () => runner.portsAreFree(), END_MS);
});

test('Ctrl-C during the start leaves nothing behind', async () => {
  const stack = runner.begin('start');
  await until('the CMS answers', () => answers(`${STOPPING_STACK.cmsUrl}/healthz`), START_MS);
  stack.interrupt();
  await stack.ended;
  await until('both ports are free', () => runner.portsAreFree(), END_MS);
});
