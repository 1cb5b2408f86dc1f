import { createContext } from 'react';

/** What was typed in forms that have left the page, by their kind. */
export type DraftKeeper = {
  /** Puts it into a form. */
  putBack(kind: string, form: HTMLFormElement): void;
  /** Keeps what a form holds that isn't on its way, and what was kept before that it has no place for. */
  keep(kind: string, form: HTMLFormElement): void;
  /**
   * A form is on its way: nothing of it is kept any more. Returns what keeps it after all when it was refused, whether
   * it is still on the page or not; what was written elsewhere meanwhile stands before it.
   */
  sendOff(kind: string, form: HTMLFormElement): () => void;
};

/** Its keeper, once somebody has begun to write. */
export type Drafts = { keeper: DraftKeeper | null };

export const DraftsContext = createContext<Drafts | null>(null);
