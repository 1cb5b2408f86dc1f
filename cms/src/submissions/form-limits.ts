import { createLimiter, type Limiter } from '@kontorwerk/contract/limiter';
import { processWide } from '../process-wide.ts';

/** Thirty at once is a busy office behind one address; one each ten seconds after that is no flood. */
function formLimiter(): Limiter {
  return createLimiter({ burst: 30, intervalMs: 10_000, capacity: 10_000, now: Date.now });
}

export const contactLimiter = processWide('contact-limiter', formLimiter);
export const applicationLimiter = processWide('application-limiter', formLimiter);
