import { expect, test, vi } from 'vitest';
import { passOverLostLogs, rollBackFailedUpdates } from './job-updates.ts';

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

test('only the log of a done task may be lost, and only for a database that stores nothing', async () => {
  const full = new Error('Failed query', { cause: Object.assign(new Error('No space left'), { code: '53100' }) });
  const updating = (error: Error, data: Record<string, unknown>) => {
    const adapter: Pick<Adapter, 'updateJobs'> = { updateJobs: () => Promise.reject(error) };
    passOverLostLogs(adapter);
    return adapter.updateJobs({ id: 1, data });
  };
  const logged = (state: string) => ({ log: { $push: { state } } });
  expect(await updating(full, logged('succeeded'))).toBeNull();
  await expect(updating(full, logged('failed'))).rejects.toBe(full);
  await expect(updating(full, { completedAt: '2026-06-15T12:00:00.000Z' })).rejects.toBe(full);
  const ours = new TypeError('ours');
  await expect(updating(ours, logged('succeeded'))).rejects.toBe(ours);
});
