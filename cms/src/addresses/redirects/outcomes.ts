import type { RedirectStatus } from '@kontorwerk/contract/redirects';

/** What becomes of a line of an imported file. The first three are written. */
export const OUTCOMES = [
  'new',
  'straightened',
  'replaced',
  'same',
  'conflict',
  'repeated',
  'circle',
  'unknown',
  'page',
  'reserved',
  'pattern',
  'old_malformed',
  'new_malformed',
  'kind_malformed',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type JudgedLine = {
  readonly line: number;
  readonly outcome: Outcome;
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  /** Where it leads in the end, where the one that is there leads, or the circle that it would be part of. */
  readonly about?: string | undefined;
};
