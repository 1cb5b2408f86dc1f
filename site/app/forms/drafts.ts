import { createContext } from 'react';

/** What was typed in forms that have left the page, by their kind. */
export type DraftKeeper = {
  /** Puts it into a form. */
  putBack(kind: string, form: HTMLFormElement): void;
  /** Keeps what a form holds, and what was kept before that it has no place for. */
  keep(kind: string, form: HTMLFormElement): void;
  forget(kind: string): void;
};

/** Its keeper, once somebody has begun to write. */
export type Drafts = { keeper: DraftKeeper | null };

export const DraftsContext = createContext<Drafts | null>(null);
