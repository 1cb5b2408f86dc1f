import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function setUp(mostClients?: number) {
  const now = { ms: 0 };
  const limit = createRateLimit({
    most: 2,
    windowMs: 60_000,
    clock: () => now.ms,
    ...(mostClients === undefined ? {} : { mostClients }),
  });
  return { now, ask: limit.secondsToWait };
}

it('allows so many in a window, to each client', () => {
  const { now, ask } = setUp();
  expect([ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.2')]).toEqual([0, 0, 60, 0]);
  now.ms = 59_500;
  expect(ask('192.0.2.1')).toBe(1);
  now.ms = 60_000;
  expect(ask('192.0.2.1')).toBe(0);
});

it('takes an IPv6 network for one client, and mapped addresses for what they are', () => {
  const { ask } = setUp();
  expect([ask('2001:db8::1'), ask('2001:db8:0:0:9::7'), ask('2001:db8::3'), ask('2001:db8:0:1::1')]).toEqual([
    0, 0, 60, 0,
  ]);
  expect([ask('::ffff:192.0.2.1'), ask('::ffff:192.0.2.1'), ask('::ffff:192.0.2.2')]).toEqual([0, 0, 0]);
});

it('forgets the oldest clients when there are too many', () => {
  const { ask } = setUp(2);
  for (const client of ['a', 'a', 'b', 'c']) ask(client);
  expect([ask('a'), ask('c'), ask('c')]).toEqual([0, 0, 60]);
});
