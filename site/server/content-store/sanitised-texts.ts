import { hash } from 'node:crypto';
import type { Note } from './foreign-html/html-tree.ts';

/**
 * Sanitises a text, by whose it is.
 *
 * @param isOwn whether our own CMS wrote it
 */
export type SanitiseText = (html: string, isOwn: boolean, note?: Note) => string;

/** What the texts of one content set were sanitised to: most of them come again, as they were, with its next state. */
export type SanitisedTexts = {
  /**
   * Sanitises the texts of one answer, but for those that the answer before had too. What that had and this one hasn't is
   * forgotten.
   */
  next(sanitise: SanitiseText): SanitiseText;
};

export function createSanitisedTexts(): SanitisedTexts {
  /** By a digest: what came is not held, and what was made of it is held by the set anyway. */
  let known: ReadonlyMap<string, string> = new Map();
  return {
    next(sanitise) {
      const before = known;
      const now = new Map<string, string>();
      known = now;
      return (html, isOwn, note) => {
        const digest = hash('sha256', `${isOwn} ${html}`, 'base64');
        const sanitised = now.get(digest) ?? before.get(digest) ?? sanitise(html, isOwn, note);
        now.set(digest, sanitised);
        return sanitised;
      };
    },
  };
}
