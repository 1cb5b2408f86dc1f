import { detectContent } from '@kontorwerk/contract/submissions/resume-kind';
import { serveJobs } from '@kontorwerk/runtime/threads/worker-thread';

/* A separate thread for untrusted files, so that pages are served meanwhile. */
serveJobs(({ buffer, byteOffset, byteLength }: Uint8Array) =>
  detectContent(Buffer.from(buffer, byteOffset, byteLength)),
);
