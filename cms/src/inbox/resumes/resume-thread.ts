import { Worker } from 'node:worker_threads';
import {
  type ExamineResume,
  RESUME_THREAD,
  UNREADABLE_RESUME,
} from '@kontorwerk/contract/submissions/resume-examination';
import type { ResumeContent } from '@kontorwerk/contract/submissions/resume-kind';
import { createWorkerThread } from '@kontorwerk/runtime/threads/worker-thread';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import type { ActivePart } from './active-parts.ts';

/** A task about a resume. */
export type ResumeJob = { readonly asks: 'kind' | 'active-parts'; readonly bytes: Uint8Array };

type Answer = ResumeContent | readonly ActivePart[];

const { memoryMb, ...times } = RESUME_THREAD;
const runJob = getProcessSingleton('resumes', () =>
  createWorkerThread<ResumeJob, Answer>({
    ...times,
    start: () =>
      new Worker(new URL('./resume-worker.ts', import.meta.url), {
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      }),
    onGivenUp: (reason) => console.warn(`A resume could not be read, and counts as damaged: ${reason}`),
  }),
);

/** Finds the kind of a resume in a worker thread. */
export const detectKind: ExamineResume = async (bytes) => {
  const answer = await runJob({ asks: 'kind', bytes });
  return answer === null || !('kind' in answer) ? UNREADABLE_RESUME : answer;
};

/** Finds in a worker thread what a resume would do besides being read; `unreadable` after a timeout. */
export async function findActiveParts(bytes: Buffer): Promise<readonly ActivePart[]> {
  const answer = await runJob({ asks: 'active-parts', bytes });
  return answer === null || 'kind' in answer ? ['unreadable'] : answer;
}
