import { JobCancelledError } from 'payload';
import { expect, test, vi } from 'vitest';
import { DatabaseBusy } from '#cms/base/database-fault.ts';
import { endOfTry, MOST_RETRIES } from './end-of-try.ts';
import { NOT_PUBLISHED } from './not-published.ts';

const failed = (tried: number, untold?: Error) => ({
  tried,
  tell: vi.fn(async () => {
    if (untold) throw untold;
  }),
  log: vi.fn(),
});

test('a busy database is tried again, and is the reason in the end', async () => {
  const first = failed(0);
  expect(await endOfTry(new DatabaseBusy(), first)).not.toBeInstanceOf(JobCancelledError);
  expect(first.tell).not.toHaveBeenCalled();
  const last = failed(5);
  expect(await endOfTry(new DatabaseBusy(), last)).toEqual(new JobCancelledError(NOT_PUBLISHED.busy.en));
  expect(last.tell).toHaveBeenCalledExactlyOnceWith(NOT_PUBLISHED.busy.en);
});

test('a full disk is tried again, too, and is the reason in the end', async () => {
  const full = new Error('Failed query: update', { cause: new Error('database or disk is full') });
  expect(await endOfTry(full, failed(0))).not.toBeInstanceOf(JobCancelledError);
  expect(await endOfTry(full, failed(5))).toEqual(new JobCancelledError(NOT_PUBLISHED.full.en));
  expect(await endOfTry(full, failed(5, full))).not.toBeInstanceOf(JobCancelledError);
});

test('whom a busy database keeps from being told is told at a later try, and the reason stays', async () => {
  for (const error of [new DatabaseBusy(), new JobCancelledError(NOT_PUBLISHED.gone.en)]) {
    const untold = failed(5, new DatabaseBusy());
    const end = await endOfTry(error, untold);
    expect(end).not.toBeInstanceOf(JobCancelledError);
    expect(end.message).toBe(untold.tell.mock.lastCall?.at(0));
    expect(untold.log).toHaveBeenCalledTimes(2);
  }
  const gone = new JobCancelledError(NOT_PUBLISHED.gone.en);
  expect(await endOfTry(gone, failed(MOST_RETRIES, new DatabaseBusy()))).toEqual(gone);
  expect(await endOfTry(gone, failed(0, new Error('no such table')))).toEqual(gone);
});
