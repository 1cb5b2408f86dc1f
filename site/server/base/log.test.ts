import { createLogger } from '@kontorwerk/runtime/log/logger';
import { expect, it } from 'vitest';
import { createThrottledLog } from './log.ts';

it('writes the same once within the pause, to the log as it is in production', () => {
  const written: unknown[] = [];
  const log = createLogger({
    name: 'site',
    settings: { level: 'info', format: 'json' },
    requestId: () => undefined,
    to: { write: (line) => void written.push(JSON.parse(line)) },
  });
  let now = 0;
  const logOnce = createThrottledLog(log, 'warn', () => now, 1_000);
  for (const [at, about] of [
    [0, 'a'],
    [500, 'a'],
    [500, 'b'],
    [1_000, 'a'],
  ] as const) {
    now = at;
    logOnce(about, `${about} at ${at}`);
  }
  expect(written).toMatchObject(
    ['a at 0', 'b at 500', 'a at 1000'].map((msg) => ({ level: 'warn', name: 'site', msg })),
  );
});
