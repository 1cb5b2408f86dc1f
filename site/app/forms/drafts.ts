import { createContext } from 'react';

/** What a visitor has put in the place of what a control held; of a box, whether it is ticked. */
export type Kept = { readonly value: string; readonly checked: boolean };

/** What was typed in a form, by the names of its controls. */
export type Draft = ReadonlyMap<string, Kept>;

/** What was typed in forms that have left the page, by their kind. */
export type Drafts = Map<string, Draft>;

/** In memory alone, as long as the page isn't loaded anew: nothing of them is stored on the visitor's machine. */
export const DraftsContext = createContext<Drafts | null>(null);
