import {
  CERTIFICATES_PER_VIEW,
  CLIENTS_PER_VIEW,
  type PerViewStep,
  PROJECTS_PER_VIEW,
  REVIEWS_PER_VIEW,
} from '@kontorwerk/contract/constants';

/** The kinds of carousel by how many slides each shows at once (§9). The style sheet writes the same numbers out. */
export const PER_VIEW = {
  clients: CLIENTS_PER_VIEW,
  projects: PROJECTS_PER_VIEW,
  certificates: CERTIFICATES_PER_VIEW,
  reviews: REVIEWS_PER_VIEW,
} as const satisfies Record<string, readonly PerViewStep[]>;

export type CarouselKind = keyof typeof PER_VIEW;

/**
 * The window width from which so many slides are all in view, so that there is nothing to control: 0 when they
 * always are, null when they never are.
 */
export function fitsFrom(steps: readonly PerViewStep[], slides: number): number | null {
  const at = steps.findIndex(({ count }) => count >= slides);
  if (at === -1) return null;
  // The first step also holds below its width.
  return at === 0 ? 0 : (steps[at]?.from ?? null);
}
