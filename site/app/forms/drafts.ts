import { createContext } from 'react';
import type { PageLocation } from '#app/base/current-page.ts';

/** Drafts of forms that have left the page, by kind. */
export type DraftStore = {
  /** Restores the draft into a form. */
  restore(kind: string, form: HTMLFormElement): void;
  /** Saves a form's values unless it is being sent, along with earlier ones that it has no control for. */
  save(kind: string, form: HTMLFormElement): void;
  /**
   * Discards the draft of a form that is being sent. Returns a function that saves it after all if the form was
   * refused, whether still on the page or not; newer values from another form take precedence.
   */
  markAsSending(kind: string, form: HTMLFormElement): () => void;
};

/** The last form of a kind on the page, and the page it was on; null if it was rendered by the server. */
type LastForm = { readonly form: HTMLFormElement; readonly place: PageLocation | null };

export type Drafts = {
  /** Loaded once a visitor has begun to write. */
  store: DraftStore | null;
  readonly lastForms: Map<string, LastForm>;
};

/** Returns the kind of a form: its `name` attribute. A control called `name` would shadow the property. */
function kindOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

/** Starts with the server-rendered forms, which are named by their kind. */
export function createDrafts(): Drafts {
  const forms = import.meta.env.SSR ? [] : [...document.forms];
  return { store: null, lastForms: new Map(forms.map((form) => [kindOf(form), { form, place: null }])) };
}

export const DraftsContext = createContext<Drafts | null>(null);
