import type { RedirectStatus } from '@kontorwerk/contract/address/redirects';

/** The outcomes of an imported line. The first three are written. */
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
  /** The end of its chain, the target of the existing redirect, or the loop it would be part of. */
  readonly about?: string | undefined;
};
