import { processWide } from '../process-wide.ts';
import { createContentHub } from './content-hub.ts';

/** The day at the agency's seat, whose midnight closes a job everywhere. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
}

/** The process's content hub: hooks tell it, route handlers ask it. */
export const contentHub = processWide('content-hub', () =>
  createContentHub({
    today,
    onError: (error) => console.error('Content could not be read again after a change:', error),
  }),
);
