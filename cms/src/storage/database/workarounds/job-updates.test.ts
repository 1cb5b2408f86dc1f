import { expect, test, vi } from 'vitest';
import { rollBackFailedUpdates } from './job-updates.ts';

type Adapter = Parameters<typeof rollBackFailedUpdates>[0];

const WHERE = { where: { processing: { equals: true } }, data: { processing: false } };

test('an update of jobs that fails ends its transaction and still fails', async () => {
  const rollbackTransaction = vi.fn(async () => {});
  const adapter: Adapter = { rollbackTransaction, updateJobs: () => Promise.reject(new Error('disk full')) };
  rollBackFailedUpdates(adapter);
  await expect(adapter.updateJobs({ ...WHERE, req: { transactionID: 7 } })).rejects.toThrow('disk full');
  expect(rollbackTransaction).toHaveBeenCalledWith(7);
  await expect(adapter.updateJobs(WHERE)).rejects.toThrow('disk full');
  expect(rollbackTransaction).toHaveBeenCalledOnce();
});

test('one that succeeds is left to whoever began the transaction', async () => {
  const rollbackTransaction = vi.fn(async () => {});
  const adapter: Adapter = { rollbackTransaction, updateJobs: async () => [] };
  rollBackFailedUpdates(adapter);
  expect(await adapter.updateJobs({ ...WHERE, req: { transactionID: 7 } })).toEqual([]);
  expect(rollbackTransaction).not.toHaveBeenCalled();
});
