import { agencyDay } from '../agency-time.ts';
import { day } from './stored.ts';

/** The day at the agency's seat, whose midnight closes a job everywhere. */
export function today(): string {
  return agencyDay(new Date());
}

/** Tells whether a job still takes applications on a day; its last day counts. */
export function isOpen({ valid_through }: { readonly valid_through?: unknown }, today: string): boolean {
  const until = day(valid_through);
  return until === '' || today <= until;
}
