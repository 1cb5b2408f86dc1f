import { useEffect } from 'react';

/** Whether somebody writes where a key was pressed, or chooses by letters. */
function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="listbox"]'))
  );
}

/** Tells whether a key asks for the search: `/`, on whatever keyboard, or Ctrl-K and ⌘K. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  const held = ctrlKey || metaKey;
  return held ? key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey : key === '/';
}

/** Calls `open` for the keys that ask for the search, where nothing else has them. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !asksForSearch(event)) return;
      const isOpen = document.querySelector('dialog[open]') !== null;
      // With it open the browser would take Ctrl-K for a search of its own.
      if (isOpen && event.key !== '/') event.preventDefault();
      if (isOpen || takesLetters(event.target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
