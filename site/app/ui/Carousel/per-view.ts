import {
  CERTIFICATES_PER_VIEW,
  CLIENTS_PER_VIEW,
  type PerViewStep,
  PROJECTS_PER_VIEW,
  REVIEWS_PER_VIEW,
} from '@kontorwerk/contract/constants';

/** The kinds of carousel by number of slides in view (§9). The style sheet repeats these numbers. */
export const PER_VIEW = {
  clients: CLIENTS_PER_VIEW,
  projects: PROJECTS_PER_VIEW,
  certificates: CERTIFICATES_PER_VIEW,
  reviews: REVIEWS_PER_VIEW,
} as const satisfies Record<string, readonly PerViewStep[]>;

export type CarouselKind = keyof typeof PER_VIEW;

/**
 * Returns the window width from which all slides are in view, so that no controls are needed: 0 if they always are,
 * null if they never are.
 */
export function findFittingWidth(steps: readonly PerViewStep[], slides: number): number | null {
  const at = steps.findIndex(({ count }) => count >= slides);
  if (at === -1) return null;
  // The first step also applies below its width.
  return at === 0 ? 0 : (steps[at]?.from ?? null);
}
