import { type RefObject, useContext, useLayoutEffect } from 'react';
import { usePlace } from '#app/base/shown.ts';
import { carryOver } from './carry-over.ts';
import { DraftsContext } from './drafts.ts';

/**
 * Keeps what was typed in a form that leaves the page, for when it, or another of its kind, comes back: whoever reads
 * the privacy notice in between, or changes the language, finds it again. What the new page says by itself stands. A form
 * that is rendered anew on the same page has all that stood in it.
 *
 * @param kind the form's name; forms of a kind ask for the same
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string) {
  const drafts = useContext(DraftsContext);
  const place = usePlace();

  /** A visitor has begun to write: nobody needs what keeps it before. Where it can't be loaded, nothing is kept. */
  function begun(): void {
    if (!drafts || drafts.keeper) return;
    import('./draft-keeper.ts').then(
      ({ createDraftKeeper }) => {
        drafts.keeper ??= createDraftKeeper();
      },
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that stays is the same on the next page
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !drafts) return;
    drafts.keeper?.putBack(kind, element);
    const last = drafts.lastForms.get(kind);
    if (last && !last.form.isConnected && (last.place ?? place) === place) carryOver(last.form, element);
    if (element.contains(document.activeElement)) begun();
    return () => drafts.keeper?.keep(kind, element);
  }, [form, kind, drafts]);

  useLayoutEffect(() => {
    if (form.current) drafts?.lastForms.set(kind, { form: form.current, place });
  }, [form, kind, drafts, place]);

  return {
    begun,
    /**
     * It is on its way: who leaves now isn't offered it again, or it would be sent twice. Returns what to call when it
     * was not sent; the form may have left the page by then.
     */
    onItsWay: (element: HTMLFormElement) => drafts?.keeper?.sendOff(kind, element),
  };
}
