import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Metrics } from '../base/metrics.ts';
import { countDeadLetters } from '../submissions/dead-letters.ts';
import type { Submissions } from '../submissions/submissions.ts';
import type { BackendCheck, DatabaseCheck } from './backend-health.ts';

/** Returns the space on a folder's disk; NaN if the folder is missing. */
async function spaceOf(folder: string) {
  return statfs(folder).catch(() => ({ bavail: Number.NaN, blocks: Number.NaN, bsize: 1 }));
}

/** Adds gauges for the backend, the disk and the spool, read on each scrape. */
export function addStateGauges(
  metrics: Pick<Metrics, 'addGauge'>,
  {
    backendAnswers,
    databaseAnswers,
    folder,
    submissions,
    clock,
  }: {
    readonly backendAnswers: BackendCheck;
    readonly databaseAnswers: DatabaseCheck;
    /** The folder of all files that the site's server writes. */
    readonly folder: string;
    readonly submissions: Pick<Submissions, 'spool'>;
    readonly clock: () => number;
  },
): void {
  metrics.addGauge('backend_up', '1 while the backend answers', async () => ((await backendAnswers()) ? 1 : 0));
  metrics.addGauge('backend_database_up', '0 while our CMS answers that its database does not', async () =>
    (await databaseAnswers()) === false ? 0 : 1,
  );
  metrics.addGauge('disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
    const { bavail, bsize } = await spaceOf(folder);
    return bavail * bsize;
  });
  metrics.addGauge('disk_size_bytes', 'Size of the disk of DATA_DIR', async () => {
    const { blocks, bsize } = await spaceOf(folder);
    return blocks * bsize;
  });
  metrics.addGauge('spool_submissions', 'Submissions that wait for the backend', () => submissions.spool().waiting);
  metrics.addGauge('spool_laid_aside', 'Submissions that lie aside, which nobody hands over again', () =>
    countDeadLetters(path.join(folder, 'spool')),
  );
  metrics.addGauge('spool_oldest_seconds', 'How long the oldest of them has waited', () => {
    const { oldestAt } = submissions.spool();
    return oldestAt === null ? 0 : Math.max(0, clock() - oldestAt) / 1_000;
  });
}
