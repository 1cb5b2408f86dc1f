/**
 * The protocol between the admin's form and the page in the preview frame: `postMessage` within one origin. Each side
 * accepts messages only from its own counterpart's window.
 */

/** Marks messages of this protocol. */
export const DRAFT_MESSAGES = 'kontorwerk-draft';

type MarkedMessage = { readonly about: typeof DRAFT_MESSAGES };

/** A section of the page, with its label in the form. */
export type LabelledSection = { readonly id: string; readonly label: string };

/** Messages from the form to the page. */
export type FormMessage = MarkedMessage &
  (
    | {
        /**
         * The sections that the form can open; `edit` is the label of the button that opens one, placed before its
         * name.
         */
        readonly says: 'sections';
        readonly sections: readonly LabelledSection[];
        readonly edit: string;
        /** The section being edited; null if none is. */
        readonly current: string | null;
      }
    | {
        /** The document was saved; `link` leads to the draft from now on. */
        readonly says: 'saved';
        readonly link: string;
      }
  );

/** Messages from the page to the form: it has loaded, or a section is to be opened in the form. */
export type PageMessage = MarkedMessage &
  ({ readonly says: 'ready' } | { readonly says: 'open'; readonly section: string });
