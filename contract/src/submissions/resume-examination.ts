import type { ResumeContent } from './resume-kind.ts';

/** Determines a file's type off the main thread. */
export type ExamineResume = (bytes: Buffer) => Promise<ResumeContent>;

/** The result for a file that exceeded the limits of time and memory. */
export const UNREADABLE_RESUME: ResumeContent = { kind: null, advice: 'damaged' };

/**
 * The limits of the thread that examines resumes. Its work per file is bounded in bytes, well below a second of a core;
 * the timeout is for the unforeseen, and for a busy machine.
 */
export const RESUME_THREAD = { limitMs: 10_000, idleMs: 10_000, memoryMb: 192 } as const;
