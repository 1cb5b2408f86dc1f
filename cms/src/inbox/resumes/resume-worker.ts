import { resumeContent } from '@kontorwerk/contract/submissions/resume-kind';
import { serveJobs } from '@kontorwerk/contract/submissions/worker-thread';
import { activeParts } from './look-through.ts';
import type { ResumeJob } from './resume-thread.ts';

/* A thread of its own for what strangers send: the CMS answers meanwhile. */
serveJobs(({ asks, bytes }: ResumeJob) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return asks === 'kind' ? resumeContent(file) : activeParts(file);
});
