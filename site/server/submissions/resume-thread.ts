import { Worker } from 'node:worker_threads';
import {
  type ExamineResume,
  RESUME_THREAD,
  UNREADABLE_RESUME,
} from '@kontorwerk/contract/submissions/resume-examination';
import type { ResumeContent } from '@kontorwerk/contract/submissions/resume-kind';
import { createWorkerThread } from '@kontorwerk/runtime/threads/worker-thread';
import type { Log } from '../base/log.ts';

/** The worker's program is next to this module, both in the sources and in the build (`server.config.ts`). */
const PROGRAM = import.meta.url.endsWith('.ts') ? './resume-worker.ts' : './resume-worker.js';

/** Inspects resumes in a worker thread, to which their bytes are transferred: they are never in memory twice. */
export function createResumeThread(log: Pick<Log, 'warn'>): ExamineResume {
  const { memoryMb, ...times } = RESUME_THREAD;
  const run = createWorkerThread<Uint8Array, ResumeContent>({
    ...times,
    start: () =>
      new Worker(new URL(PROGRAM, import.meta.url), {
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      }),
    onGivenUp: (reason) => log.warn(`a resume is refused as damaged, for it can't be read: ${reason}`),
  });
  return async (bytes) => {
    const isMovable = bytes.buffer instanceof ArrayBuffer && bytes.byteLength > 0;
    return (await run(bytes, isMovable ? [bytes.buffer] : [])) ?? UNREADABLE_RESUME;
  };
}
