import { useDocumentInfo } from '@payloadcms/ui';
import { type RefObject, useEffect } from 'react';

/** Payload's buttons for editing a document that a colleague edits: in the question at first, and beside the controls. */
const TAKE_OVER = '#document-locked-take-over, #take-over';

/** The longest pause, in milliseconds, should the form not be loaded again. */
const MOST_PAUSED_MS = 10_000;

/**
 * Takes no input between the decision to edit a colleague's document and the reload of the form that Payload does then:
 * the reload replaces all values, and with them what would be typed meanwhile.
 */
export function useTakeOverPause(place: RefObject<HTMLElement | null>): void {
  const { initialState } = useDocumentInfo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded form has a new initial state.
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(TAKE_OVER)) return;
      form.inert = true;
      timer = setTimeout(() => {
        form.inert = false;
      }, MOST_PAUSED_MS);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
      form.inert = false;
    };
  }, [place, initialState]);
}
