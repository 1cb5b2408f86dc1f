import { useEffect } from 'react';

/** On Apple keyboards Ctrl-K deletes the rest of a line; the search shortcut is ⌘K. */
const isApple = () => /^Mac|^iP/.test(navigator.platform);

/** Whether a key event is the search shortcut, Ctrl-K or ⌘K. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const place = target instanceof HTMLElement ? target : null;
  // Rich-text editors use Ctrl-K for links.
  if (altKey || shiftKey || ctrlKey === metaKey || key.toLowerCase() !== 'k' || place?.isContentEditable) return false;
  return metaKey || !place?.matches('input, textarea') || !isApple();
}

/** Calls `open` on the search shortcut, unless another control uses the keys. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isSearchKey(event)) return;
      // Prevented with a dialog open as well, as Ctrl-K would open the browser's own search.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
