import { useEffect } from 'react';

/** Where Apple's keyboards delete the rest of a line by Ctrl-K; their search is ⌘K. */
const isApple = () => /^Mac|^iP/.test(navigator.platform);

/** Whether Ctrl-K or ⌘K opens the search where it was pressed. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const place = target instanceof HTMLElement ? target : null;
  // What edits rich text makes a link by Ctrl-K.
  if (altKey || shiftKey || ctrlKey === metaKey || key.toLowerCase() !== 'k' || place?.isContentEditable) return false;
  return metaKey || !place?.matches('input, textarea') || !isApple();
}

/** Calls `open` for the keys that ask for the search, where nothing else has them. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !asksForSearch(event)) return;
      // With a dialog open, too: the browser would take Ctrl-K for a search of its own.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
