import { detectContent } from '@kontorwerk/contract/submissions/resume-kind';
import { serveJobs } from '@kontorwerk/runtime/threads/worker-thread';
import { inspectResume } from './resume-inspection.ts';
import type { ResumeJob } from './resume-thread.ts';

/* A worker thread for files of strangers, so that the CMS stays responsive. */
serveJobs(({ asks, bytes }: ResumeJob) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return asks === 'kind' ? detectContent(file) : inspectResume(file);
});
