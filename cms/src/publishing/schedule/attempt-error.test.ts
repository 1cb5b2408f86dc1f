import { JobCancelledError } from 'payload';
import { expect, test, vi } from 'vitest';
import { DatabaseBusy } from '#cms/base/database-fault.ts';
import { MOST_RETRIES, toAttemptError } from './attempt-error.ts';
import { FAILURE_REASONS } from './publish-failures.ts';

const failed = (tried: number, untold?: Error) => ({
  tried,
  tell: vi.fn(async () => {
    if (untold) throw untold;
  }),
  log: vi.fn(),
});

test('a busy database is tried again, and is the reason in the end', async () => {
  const first = failed(0);
  expect(await toAttemptError(new DatabaseBusy(), first)).not.toBeInstanceOf(JobCancelledError);
  expect(first.tell).not.toHaveBeenCalled();
  const last = failed(5);
  expect(await toAttemptError(new DatabaseBusy(), last)).toEqual(new JobCancelledError(FAILURE_REASONS.busy.en));
  expect(last.tell).toHaveBeenCalledExactlyOnceWith(FAILURE_REASONS.busy.en);
});

test('a full disk is tried again, too, and is the reason in the end', async () => {
  const full = new Error('Failed query: update', { cause: new Error('database or disk is full') });
  expect(await toAttemptError(full, failed(0))).not.toBeInstanceOf(JobCancelledError);
  expect(await toAttemptError(full, failed(5))).toEqual(new JobCancelledError(FAILURE_REASONS.full.en));
  expect(await toAttemptError(full, failed(5, full))).not.toBeInstanceOf(JobCancelledError);
});

test('whom a busy database keeps from being told is told at a later try, and the reason stays', async () => {
  for (const error of [new DatabaseBusy(), new JobCancelledError(FAILURE_REASONS.gone.en)]) {
    const untold = failed(5, new DatabaseBusy());
    const end = await toAttemptError(error, untold);
    expect(end).not.toBeInstanceOf(JobCancelledError);
    expect(end.message).toBe(untold.tell.mock.lastCall?.at(0));
    expect(untold.log).toHaveBeenCalledTimes(2);
  }
  const gone = new JobCancelledError(FAILURE_REASONS.gone.en);
  expect(await toAttemptError(gone, failed(MOST_RETRIES, new DatabaseBusy()))).toEqual(gone);
  expect(await toAttemptError(gone, failed(0, new Error('no such table')))).toEqual(gone);
});
