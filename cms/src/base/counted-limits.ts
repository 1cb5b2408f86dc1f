import { createLimits } from '@kontorwerk/contract/limits/limits';
import { processWide } from './process-wide.ts';

/** What is counted, in this process alone until it is told of a store where others count as well. */
export const countedLimits = processWide('counted limits', () => createLimits({ now: Date.now }));
