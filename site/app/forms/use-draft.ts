import { type RefObject, useContext, useLayoutEffect } from 'react';
import { DraftsContext } from './drafts.ts';

/**
 * Keeps what was typed in a form that leaves the page, for when it, or another of its kind, comes back: whoever reads
 * the privacy notice in between, or changes the language, finds it again. What the new page says by itself stands.
 *
 * @param kind forms of a kind ask for the same
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string) {
  const drafts = useContext(DraftsContext);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !drafts) return;
    drafts.keeper?.putBack(kind, element);
    return () => drafts.keeper?.keep(kind, element);
  }, [form, kind, drafts]);
  return {
    /** Somebody has begun to write: nobody needs what keeps it before. Where it can't be loaded, nothing is kept. */
    begun(): void {
      if (!drafts || drafts.keeper) return;
      import('./draft-keeper.ts').then(
        ({ createDraftKeeper }) => {
          drafts.keeper ??= createDraftKeeper();
        },
        () => {},
      );
    },
    /**
     * It is on its way: who leaves now isn't offered it again, or it would be sent twice. Returns what to call when it
     * was not sent; the form may have left the page by then.
     */
    onItsWay: (element: HTMLFormElement) => drafts?.keeper?.sendOff(kind, element),
  };
}
