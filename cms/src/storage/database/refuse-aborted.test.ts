import { expect, test, vi } from 'vitest';
import { refuseAborted } from './refuse-aborted.ts';

function adapterWith(execute: () => Promise<unknown>) {
  const commitTransaction = vi.fn(async (_id: string | number | Promise<string | number>) => {});
  const adapter: Parameters<typeof refuseAborted>[0] = { sessions: { a: { db: { execute } } }, commitTransaction };
  refuseAborted(adapter);
  return { adapter, commitTransaction };
}

test('a transaction in which a statement has failed is not committed', async () => {
  const { adapter, commitTransaction } = adapterWith(() => Promise.reject(new Error('transaction is aborted')));
  await expect(adapter.commitTransaction('a')).rejects.toThrow('transaction is aborted');
  expect(commitTransaction).not.toHaveBeenCalled();
});

test('one that is sound is committed, and one that has ended is left to Payload', async () => {
  const { adapter, commitTransaction } = adapterWith(async () => {});
  await adapter.commitTransaction('a');
  await adapter.commitTransaction(Promise.resolve('b'));
  expect(commitTransaction.mock.calls).toEqual([['a'], ['b']]);
});
