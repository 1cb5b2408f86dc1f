/** The element that had the focus last, as long as the visitor hasn't left it. */
let last: HTMLElement | null = null;

/** Follows the focus from now on, for `returnFocus`. */
export function followFocus(): void {
  const note = () => {
    last = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  note();
  addEventListener('focusin', note);
  // An element that is taken out of the document loses the focus as well, and is disconnected by the end of the task.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === last && last?.isConnected && document.activeElement !== last) last = null;
    }),
  );
}

/** Describes a control by the attributes that it has whenever it is rendered. */
export function controlName(element: Element): string {
  return ['name', 'type', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join('\n');
}

/** Finds the element that took the place of one that was rendered anew. */
function successorOf(lost: HTMLElement): HTMLElement | undefined {
  const root = lost.getRootNode();
  const place = root instanceof Element && root !== lost ? `${root.localName} ` : '';
  const candidates = document.querySelectorAll<HTMLElement>(`${place}${lost.localName}`);
  return [...candidates].find((candidate) => controlName(candidate) === controlName(lost));
}

/** Hands the focus on where the element that had it was rendered anew, with the cursor where it was. */
export function returnFocus(): void {
  const { activeElement, body } = document;
  if (last === null || last.isConnected || (activeElement !== null && activeElement !== body)) return;
  const lost = last;
  const successor = successorOf(lost);
  successor?.focus({ preventScroll: true });
  const isText = lost instanceof HTMLTextAreaElement || lost instanceof HTMLInputElement;
  if (!isText || lost.selectionStart === null) return;
  if (successor instanceof HTMLTextAreaElement || successor instanceof HTMLInputElement)
    successor.setSelectionRange(lost.selectionStart, lost.selectionEnd);
}
