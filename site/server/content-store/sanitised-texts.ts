import { hash } from 'node:crypto';
import type { Note } from './foreign-html/html-tree.ts';

/**
 * Sanitises a text, depending on its author.
 *
 * @param isOwn whether our own CMS wrote it
 */
export type SanitiseText = (html: string, isOwn: boolean, note?: Note) => string;

/** A memo of the sanitised texts of one content set: most of them recur unchanged in its next state. */
export type SanitisedTexts = {
  /**
   * Returns a sanitiser for one answer that reuses the texts of the one before. Texts that don't recur are forgotten.
   */
  next(sanitise: SanitiseText): SanitiseText;
};

export function createSanitisedTexts(): SanitisedTexts {
  /** By digest: the input isn't held, and the output is held by the set anyway. */
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
