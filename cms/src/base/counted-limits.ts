import { createLimits } from '@kontorwerk/contract/limits/limits';
import { processWide } from './process-wide.ts';

/** The counts of all rate limits, in the memory of this process unless a shared store is configured. */
export const countedLimits = processWide('counted limits', () => createLimits({ now: Date.now }));
