/**
 * What the form in the admin and the page in the preview's frame say to each other, by `postMessage` within their one
 * origin. Each side takes only what the window says that it belongs to.
 */

/** Marks the messages of both sides. */
export const DRAFT_MESSAGES = 'kontorwerk-draft';

type Marked = { readonly about: typeof DRAFT_MESSAGES };

/** A section of the page, and what the form calls it. */
export type NamedSection = { readonly id: string; readonly label: string };

/** What the form says. */
export type FromForm = Marked &
  (
    | {
        /** The sections that can be opened in the form; `edit` is what a button says that does so, before the name. */
        readonly says: 'sections';
        readonly sections: readonly NamedSection[];
        readonly edit: string;
        /** The one that is being written; null when none is. */
        readonly current: string | null;
      }
    | {
        /** Something was saved; `link` leads to the draft from now on. */
        readonly says: 'saved';
        readonly link: string;
      }
  );

/** What the page says: that it is there, or which section is to be opened in the form. */
export type FromPage = Marked & ({ readonly says: 'ready' } | { readonly says: 'open'; readonly section: string });
