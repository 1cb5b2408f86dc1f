import { expect, test } from 'vitest';
import { logOnStateChange } from './state-change-log.ts';

const failedQuery = (reason: string) => new Error('Failed query: select "id" …', { cause: new Error(reason) });

test('why something fails again and again is told once, in its own words, and so is that it works again', async () => {
  const lines: string[] = [];
  const log = {
    error: (line: string) => lines.push(`error ${line}`),
    info: (line: string) => lines.push(`info ${line}`),
  };
  const attempt = logOnStateChange('the outbox can’t be read', false);
  const outcomes = [failedQuery('malformed'), failedQuery('malformed'), failedQuery('disk is full'), true, true];
  const results: boolean[] = [];
  for (const outcome of outcomes) {
    const work = async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    results.push(await attempt(work, log));
  }
  expect(results).toEqual([false, false, false, true, true]);
  expect(lines).toEqual([
    'error the outbox can’t be read: malformed',
    'error the outbox can’t be read: disk is full',
    'info the outbox can’t be read: that is over',
  ]);
});
