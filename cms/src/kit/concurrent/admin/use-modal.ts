import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows a dialog while its component is mounted; closed, it returns the focus to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: a removed dialog returns no focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
