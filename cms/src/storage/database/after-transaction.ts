import type { PayloadRequest } from 'payload';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import type { OnTransactionEnd } from './transaction-events.ts';

/** A task that never rejects. */
type Task = () => Promise<void>;

/** The tasks that wait for a transaction to end, by its id. */
const waiting = getProcessSingleton('tasks after transactions', () => new Map<number | string, readonly Task[]>());

/**
 * Runs a task once the request's transaction has ended, whether committed or rolled back; at once if there is none. The
 * end waits for the task, and so does the answer to the request.
 */
export async function runAfterTransaction(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  task: Task,
): Promise<void> {
  const transaction = await transactionID;
  const isOpen = transaction !== undefined && payload.db.sessions?.[transaction] !== undefined;
  if (isOpen) waiting.set(transaction, [...(waiting.get(transaction) ?? []), task]);
  else await task();
}

/** Runs the tasks that waited for a transaction. */
export const runWaitingTasks: OnTransactionEnd = async (transaction) => {
  const tasks = waiting.get(transaction) ?? [];
  waiting.delete(transaction);
  for (const task of tasks) await task();
};
