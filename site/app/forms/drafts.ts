import { createContext } from 'react';
import type { Place } from '#app/base/shown.ts';

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

/** The form of a kind that was on the page last, and where that was; null where the server has sent it. */
type LastForm = { readonly form: HTMLFormElement; readonly place: Place | null };

export type Drafts = {
  /** Loaded once a visitor has begun to write. */
  keeper: DraftKeeper | null;
  readonly lastForms: Map<string, LastForm>;
};

/** The kind of a form: its name, which a control that is called `name` hides as a property. */
function kindOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

/** Begins with the forms that the server has sent, which are named by their kind. */
export function beginDrafts(): Drafts {
  const forms = import.meta.env.SSR ? [] : [...document.forms];
  return { keeper: null, lastForms: new Map(forms.map((form) => [kindOf(form), { form, place: null }])) };
}

export const DraftsContext = createContext<Drafts | null>(null);
