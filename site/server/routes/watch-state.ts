import type { Measures } from '../metrics/measures.ts';
import type { Submissions } from '../submissions/submissions.ts';
import type { BackendLook } from './backend-look.ts';

/** Adds to what is counted how the backend and the spool are, whenever somebody asks. */
export function watchState(
  measures: Pick<Measures, 'watch'>,
  {
    backendAnswers,
    submissions,
    clock,
  }: {
    readonly backendAnswers: BackendLook;
    readonly submissions: Pick<Submissions, 'spool'>;
    readonly clock: () => number;
  },
): void {
  measures.watch('backend_up', '1 while the backend answers', async () => ((await backendAnswers()) ? 1 : 0));
  measures.watch('spool_submissions', 'Submissions that wait for the backend', () => submissions.spool().waiting);
  measures.watch(
    'spool_laid_aside',
    'Submissions laid aside since the start, which nobody hands over again',
    () => submissions.spool().laidAside,
  );
  measures.watch('spool_oldest_seconds', 'How long the oldest of them has waited', () => {
    const { oldestAt } = submissions.spool();
    return oldestAt === null ? 0 : Math.max(0, clock() - oldestAt) / 1_000;
  });
}
