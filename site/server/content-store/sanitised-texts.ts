import { hash } from 'node:crypto';
import type { Sanitise } from './sanitise-html.ts';

/** What the texts of one content set were sanitised to: most of them come again, as they were, with its next state. */
export type SanitisedTexts = {
  /**
   * Sanitises the texts of one answer, but for those that the answer before had too. What that had and this one hasn't is
   * forgotten.
   */
  next(sanitise: Sanitise): Sanitise;
};

export function createSanitisedTexts(): SanitisedTexts {
  /** By a digest: what came is not held, and what was made of it is held by the set anyway. */
  let known: ReadonlyMap<string, string> = new Map();
  return {
    next(sanitise) {
      const before = known;
      const now = new Map<string, string>();
      known = now;
      return (html, note) => {
        const digest = hash('sha256', html, 'base64');
        const sanitised = now.get(digest) ?? before.get(digest) ?? sanitise(html, note);
        now.set(digest, sanitised);
        return sanitised;
      };
    },
  };
}
