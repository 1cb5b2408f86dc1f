import { expect, test } from 'vitest';
import { keepRunning, RESTART_TIMES } from './keep-running.ts';
import type { ServerProcess } from './server-process.ts';
import { StartError } from './start-error.ts';

/** Creates a server that ends when the test says so. */
function fakeServer(): ServerProcess & { end(how: string): void; readonly stops: string[] } {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  const stops: string[] = [];
  const stop = async () => {
    stops.push('stopped');
    resolve('exit code 0');
  };
  return { name: 'The CMS', ended, end: resolve, stop, stops };
}

/** Keeps a server running; `starts` are the results of the attempts to restart it. */
function setUp(starts: readonly (ServerProcess | Error)[], running: ServerProcess | null, wellAfterMs = 60_000) {
  const lines: string[] = [];
  const waits: number[] = [];
  const waiting = [...starts];
  const used = Promise.withResolvers<void>();
  const start = async () => {
    const next = waiting.shift();
    if (waiting.length === 0) used.resolve();
    if (next === undefined) return new Promise<never>(() => {});
    if (next instanceof Error) throw next;
    return next;
  };
  const kept = keepRunning({
    name: 'The CMS',
    running,
    start,
    tell: (line) => lines.push(line),
    times: { ...RESTART_TIMES, wellAfterMs },
    wait: async (ms) => void waits.push(ms),
  });
  return { kept, lines, waits, allUsed: used.promise };
}

test('a server that ends is started again, with a line each time', async () => {
  const [first, second, third] = [fakeServer(), fakeServer(), fakeServer()];
  const { kept, lines, allUsed } = setUp([second, third], first);
  first.end('signal SIGKILL');
  second.end('exit code 1');
  await allUsed;
  await kept.stop();
  expect(lines).toEqual([
    'The CMS ended (signal SIGKILL) and is started again.',
    'The CMS ended (exit code 1) and is started again.',
  ]);
  expect(third.stops).toEqual(['stopped']);
});

test('one that can not start is tried until it does, and why is told only when that changes', async () => {
  const damaged = () => new StartError('The database is damaged.');
  const { kept, lines, allUsed } = setUp([damaged(), damaged(), new StartError('Locked.'), fakeServer()], null);
  await allUsed;
  await kept.stop();
  expect(lines).toEqual([
    'The database is damaged.\nThe CMS is tried again and again until it starts.',
    'Locked.\nThe CMS is tried again and again until it starts.',
    'The CMS runs again.',
  ]);
});

test('why it could not start is not told again, and that it runs is', async () => {
  const lines: string[] = [];
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const starts = [new StartError('Locked.'), fakeServer()];
  const start = async () => {
    const next = starts.shift();
    if (!next || next instanceof Error) throw next;
    resolve();
    return next;
  };
  const kept = keepRunning({
    name: 'The CMS',
    running: null,
    failure: 'Locked.',
    start,
    tell: (line) => lines.push(line),
    wait: async () => {},
  });
  await started;
  await kept.stop();
  expect(lines).toEqual(['The CMS runs again.']);
});

test('one that is stopped stays stopped', async () => {
  const server = fakeServer();
  const { kept, lines } = setUp([fakeServer()], server);
  await kept.stop();
  expect(server.stops).toEqual(['stopped']);
  expect(lines).toEqual([]);
});

test('the waits double up to a second', async () => {
  const failures = Array.from({ length: 8 }, () => new StartError('Locked.'));
  const { kept, waits, allUsed } = setUp([...failures, fakeServer()], null);
  await allUsed;
  await kept.stop();
  expect(waits).toEqual([250, 500, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
});

test('the waits begin anew after a server that was well', async () => {
  const [first, second] = [fakeServer(), fakeServer()];
  const { kept, waits, allUsed } = setUp([new StartError('Locked.'), second, fakeServer()], first, 0);
  first.end('exit code 1');
  second.end('exit code 1');
  await allUsed;
  await kept.stop();
  expect(waits).toEqual([250, 500, 250]);
});
