import { expect, test, vi } from 'vitest';
import { endFailedUpdates } from './end-failed-job-updates.ts';

type Adapter = Parameters<typeof endFailedUpdates>[0];

const WHERE = { where: { processing: { equals: true } }, data: { processing: false } };

test('an update of jobs that fails ends its transaction and still fails', async () => {
  const rollbackTransaction = vi.fn(async () => {});
  const adapter: Adapter = { rollbackTransaction, updateJobs: () => Promise.reject(new Error('disk full')) };
  endFailedUpdates(adapter);
  await expect(adapter.updateJobs({ ...WHERE, req: { transactionID: 7 } })).rejects.toThrow('disk full');
  expect(rollbackTransaction).toHaveBeenCalledWith(7);
  await expect(adapter.updateJobs(WHERE)).rejects.toThrow('disk full');
  expect(rollbackTransaction).toHaveBeenCalledOnce();
});

test('one that succeeds is left to whoever began the transaction', async () => {
  const rollbackTransaction = vi.fn(async () => {});
  const adapter: Adapter = { rollbackTransaction, updateJobs: async () => [] };
  endFailedUpdates(adapter);
  expect(await adapter.updateJobs({ ...WHERE, req: { transactionID: 7 } })).toEqual([]);
  expect(rollbackTransaction).not.toHaveBeenCalled();
});
