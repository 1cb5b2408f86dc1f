/** The last focused element, unless the visitor has left it. */
let last: HTMLElement | null = null;

/** Tracks the focus for `restoreFocus`. */
export function trackFocus(): void {
  const note = () => {
    last = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  note();
  addEventListener('focusin', note);
  // Removing an element from the document blurs it as well; by the end of the task it is disconnected.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === last && last?.isConnected && document.activeElement !== last) last = null;
    }),
  );
}

/** Identifies a control by attributes that are the same in every rendering. */
export function controlName(element: Element): string {
  return ['name', 'type', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join('\n');
}

/** Finds the new element for one that was remounted. */
function findSuccessor(lost: HTMLElement): HTMLElement | undefined {
  const root = lost.getRootNode();
  const place = root instanceof Element && root !== lost ? `${root.localName} ` : '';
  const candidates = document.querySelectorAll<HTMLElement>(`${place}${lost.localName}`);
  return [...candidates].find((candidate) => controlName(candidate) === controlName(lost));
}

/** Restores focus and selection when the focused element was remounted. */
export function restoreFocus(): void {
  const { activeElement, body } = document;
  if (last === null || last.isConnected || (activeElement !== null && activeElement !== body)) return;
  const lost = last;
  const successor = findSuccessor(lost);
  successor?.focus({ preventScroll: true });
  const isText = lost instanceof HTMLTextAreaElement || lost instanceof HTMLInputElement;
  if (!isText || lost.selectionStart === null) return;
  if (successor instanceof HTMLTextAreaElement || successor instanceof HTMLInputElement)
    successor.setSelectionRange(lost.selectionStart, lost.selectionEnd);
}
