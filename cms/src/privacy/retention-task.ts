import type { TaskConfig } from 'payload';
import { deleteExpired } from './delete-expired.ts';

/** The queue of what is done at night. */
export const NIGHTLY = 'nightly';

/** Deletes every night what was kept long enough. */
export const retentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'retention',
  schedule: [{ cron: '17 3 * * *', queue: NIGHTLY }],
  async handler({ req }) {
    const deleted = Object.entries(await deleteExpired(req.payload, new Date())).filter(([, number]) => number > 0);
    if (deleted.length > 0)
      req.payload.logger.info(`Kept long enough and deleted: ${deleted.map((pair) => pair.join(' ')).join(', ')}`);
    return { output: {} };
  },
};
