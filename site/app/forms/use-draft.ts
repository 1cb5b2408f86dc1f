import { type RefObject, useContext, useLayoutEffect } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { copyFormValues } from './copy-form-values.ts';
import { DraftsContext } from './drafts.ts';

/**
 * Saves the typed values of a form that leaves the page and restores them into it, or another form of its kind, when
 * that appears: for a visitor who reads the privacy notice in between or changes the language. Values that the new page
 * pre-fills win. A form remounted on the same page keeps all of its values.
 *
 * @param kind the form's name; forms of a kind have the same fields
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string) {
  const drafts = useContext(DraftsContext);
  const place = usePageLocation();

  /** Loads the draft store once the visitor begins to write. If that fails, no drafts are kept. */
  function begun(): void {
    if (!drafts || drafts.store) return;
    import('./draft-store.ts').then(
      ({ createDraftStore }) => {
        drafts.store ??= createDraftStore();
      },
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that stays is the same on the next page
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !drafts) return;
    drafts.store?.restore(kind, element);
    const last = drafts.lastForms.get(kind);
    if (last && !last.form.isConnected && (last.place ?? place) === place) copyFormValues(last.form, element);
    if (element.contains(document.activeElement)) begun();
    return () => drafts.store?.save(kind, element);
  }, [form, kind, drafts]);

  useLayoutEffect(() => {
    if (form.current) drafts?.lastForms.set(kind, { form: form.current, place });
  }, [form, kind, drafts, place]);

  return {
    begun,
    /**
     * Marks the form as being sent: its draft isn't restored meanwhile, or the visitor might send it twice. Returns the
     * function to call if it was not sent; the form may have left the page by then.
     */
    onItsWay: (element: HTMLFormElement) => drafts?.store?.markAsSending(kind, element),
  };
}
