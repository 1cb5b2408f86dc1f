import { createLimits } from '@kontorwerk/runtime/limits/limits';
import { getProcessSingleton } from './process-singleton.ts';

/** The counts of all rate limits, in the memory of this process unless a shared store is configured. */
export const rateLimits = getProcessSingleton('counted limits', () => createLimits({ now: Date.now }));
