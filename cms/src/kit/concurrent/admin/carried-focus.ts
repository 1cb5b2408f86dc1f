import { fieldAt, fieldPathOf } from '../../admin/field-focus.ts';

/** The time in which a field may be drawn again, and more than once, in milliseconds. */
const DRAWN_WITHIN_MS = 3_000;

const EDITABLE = '[contenteditable="true"]';

/** The selection in a field, as positions in its text. */
type Selected = readonly [start: number, end: number];

function isTextControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Returns the position of a point of the document in an element's text. */
function positionIn(element: Element, node: Node | null, offset: number): number {
  if (node === null || !element.contains(node)) return 0;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

function readSelection(element: Element): Selected | null {
  if (isTextControl(element)) {
    const { selectionStart, selectionEnd } = element;
    return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
  }
  const selection = document.getSelection();
  if (!element.matches(EDITABLE) || !selection) return null;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return [positionIn(element, anchorNode, anchorOffset), positionIn(element, focusNode, focusOffset)];
}

/** Returns the point of the document at a position in an element's text. */
function pointAt(element: Element, position: number): readonly [node: Node, offset: number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = position;
  let last: Node = element;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
    last = node;
  }
  return [last, last.nodeValue?.length ?? 0];
}

function select(element: Element, [start, end]: Selected): void {
  if (isTextControl(element)) element.setSelectionRange(start, end);
  else document.getSelection()?.setBaseAndExtent(...pointAt(element, start), ...pointAt(element, end));
}

/** The controls of a field that may have the focus. */
const CONTROLS = `input, textarea, select, button, ${EDITABLE}`;

/** Lists the controls of a field, which may be its only one itself. */
function controlsOf(field: Element): readonly HTMLElement[] {
  return field instanceof HTMLElement && field.matches(CONTROLS)
    ? [field]
    : [...field.querySelectorAll<HTMLElement>(CONTROLS)];
}

/**
 * Returns a function that moves the focus and the caret back to the field that has them now, where it is drawn again at
 * another path: moved rows have new elements.
 *
 * @param moved returns the path at which a field is drawn again, or null
 */
export function carryFocus(moved: (path: string) => string | null): () => void {
  const focused = document.activeElement;
  const from = focused && fieldPathOf(focused);
  const field = from && fieldAt(from);
  const path = from && moved(from);
  if (!focused || !field || !path) return () => {};
  const at = controlsOf(field).findIndex((control) => control.isSameNode(focused));
  let selected = readSelection(focused);

  return () => {
    const until = performance.now() + DRAWN_WITHIN_MS;
    const clicked = new AbortController();
    document.addEventListener('pointerdown', () => clicked.abort(), { capture: true, signal: clicked.signal });
    const look = (): void => {
      const drawn = fieldAt(path);
      const control = drawn && controlsOf(drawn)[at];
      const { activeElement, body } = document;
      if (control && activeElement === body) {
        control.focus({ preventScroll: true });
        if (selected) select(control, selected);
      } else if (control && activeElement === control) selected = readSelection(control);
      const isElsewhere = ![body, control, focused].some((one) => one === document.activeElement);
      if (isElsewhere || clicked.signal.aborted || performance.now() > until) clicked.abort();
      else requestAnimationFrame(look);
    };
    look();
  };
}
