import { processWide } from '../process-wide.ts';
import { today } from '../wire/job.ts';
import { createContentHub } from './content-hub.ts';

/** The process's content hub: hooks tell it, route handlers ask it. */
export const contentHub = processWide('content-hub', () =>
  createContentHub({
    today,
    onError: (error) => console.error('Content could not be read again after a change:', error),
  }),
);
