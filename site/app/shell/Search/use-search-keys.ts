import { useEffect } from 'react';

/** Where letters are written or chosen by: `/` is one of them there. */
const TAKES_LETTERS = 'input, textarea, select, [role="listbox"]';

/** Where Apple's keyboards delete the rest of a line by Ctrl-K; their search is ⌘K. */
const isApple = () => /^Mac|^iP/.test(navigator.platform);

/** Tells whether a key asks for the search where it was pressed: `/`, on whatever keyboard, or Ctrl-K and ⌘K. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const place = target instanceof HTMLElement ? target : null;
  // What edits rich text makes a link by Ctrl-K.
  if (altKey || place?.isContentEditable) return false;
  const takesLetters = place?.matches(TAKES_LETTERS) ?? false;
  if (!ctrlKey && !metaKey) return key === '/' && !takesLetters;
  if (key.toLowerCase() !== 'k' || shiftKey || ctrlKey === metaKey) return false;
  return metaKey || !takesLetters || !isApple();
}

/** Tells once whether `/` was pressed before the app listened to keys (`start-script.ts`), and nobody writes by now. */
function wasAskedForSearch(): boolean {
  window.onkeydown = null;
  const { body, activeElement } = document;
  const wasAsked = body.hasAttribute('data-search');
  body.removeAttribute('data-search');
  return wasAsked && !activeElement?.matches(TAKES_LETTERS);
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
    if (wasAskedForSearch()) open();
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
