import type { ResumeContent } from './resume-kind.ts';

/** Finds the kind of a file off the main thread. */
export type SeeResume = (bytes: Buffer) => Promise<ResumeContent>;

/** How a file is judged that could not be read within its time and memory. */
export const UNREAD: ResumeContent = { kind: null, advice: 'damaged' };

/**
 * Bounds of a thread that looks at resumes. What it does with a file is bounded in bytes, well below a second of a core;
 * the time is for what nobody thought of, and for a machine with much else to do.
 */
export const RESUME_THREAD = { limitMs: 10_000, idleMs: 10_000, memoryMb: 192 } as const;
