import type { TaskConfig } from 'payload';
import { shutdown } from '#cms/base/shutdown.ts';
import { type Cleanup, deleteExpired } from './expired-data.ts';

/** The queue of nightly jobs. */
export const NIGHTLY = 'nightly';

/** Well below the time after which a job counts as interrupted and is restarted, in milliseconds. */
const LONGEST_MS = 5 * 60_000;

/**
 * The nightly job that deletes expired data. A run that reaches its time limit continues a minute later.
 *
 * @param cleanups those of other features
 */
export function makeRetentionTask(
  cleanups: Readonly<Record<string, Cleanup>>,
): TaskConfig<{ input: object; output: object }> {
  return {
    slug: 'retention',
    schedule: [{ cron: '17 3 * * *', queue: NIGHTLY }],
    async handler({ req }) {
      const end = performance.now() + LONGEST_MS;
      const isOver = () => shutdown.signal.aborted || performance.now() > end;
      const all = Object.entries(await deleteExpired(req.payload, new Date(), isOver, cleanups));
      const deleted = all.filter(([, number]) => number > 0);
      if (deleted.length > 0)
        req.payload.logger.info(`Kept long enough and deleted: ${deleted.map((pair) => pair.join(' ')).join(', ')}`);
      if (isOver()) await req.payload.jobs.queue({ task: 'retention', queue: NIGHTLY, input: {} });
      return { output: {} };
    },
  };
}
