import { fieldControls } from './field-states.ts';

const DIALOG = '.payload__modal-container > dialog[open]';
const CONTROL = 'a[href], button, input, textarea, [tabindex], [contenteditable="true"]';

/** A control that was used, and its field, which may show other controls afterwards. */
type Place = { readonly control: HTMLElement; readonly field: Element | null };

function placeOf(target: EventTarget | null): Place | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  return control && { control, field: control.closest('.field-type') };
}

function canTakeFocus(control: HTMLElement): boolean {
  return control.isConnected && control.checkVisibility() && !control.matches(':disabled, [inert] *');
}

/** Returns the dialogs in which something was pressed, as it becomes so. */
export function noteUsedDialogs(signal: AbortSignal): WeakSet<Element> {
  const used = new WeakSet<Element>();
  const note = ({ target }: Event) => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (dialog) used.add(dialog);
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, { capture: true, signal });
  return used;
}

/**
 * Moves the focus of a new question from a choice that makes it final to the button that cancels. Payload focuses the
 * first control more than once.
 */
export function beginAtCancel(used: WeakSet<Element>, signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.confirmation-modal [type="checkbox"]')) return;
      const question = target.closest(DIALOG);
      if (question && !used.has(question)) question.querySelector<HTMLElement>('#confirm-cancel')?.focus();
    },
    { signal },
  );
}

/** Follows the focus through dialogs, and through fields whose controls are replaced. */
export type FocusGuide = {
  /** Notes which dialogs have opened and closed, before the focus moves. */
  noteDialogs(): void;
  /** Returns the focus if it was lost: into a new dialog, or to the place where a dialog was opened or a control went. */
  returnFocus(): void;
};

/** Creates a guide of the focus. Payload loses it when a list opens in a drawer, and when a choice is made or cleared. */
export function guideFocus(used: WeakSet<Element>, signal: AbortSignal): FocusGuide {
  /** The place where each open dialog was opened, the first dialog first. */
  const openers = new Map<Element, Place | null>();
  let last: Place | null = null;
  let lost: Place | null = null;

  const noteDialogs = () => {
    const open = [...document.querySelectorAll(DIALOG)];
    const closed = [...openers.keys()].filter((dialog) => !open.includes(dialog));
    // Of dialogs that close together, the first was opened in what remains.
    const [outermost] = closed;
    if (outermost) lost = openers.get(outermost) ?? null;
    for (const dialog of closed) openers.delete(dialog);
    for (const dialog of open) if (!openers.has(dialog)) openers.set(dialog, last);
  };
  const note = ({ target }: Event) => {
    noteDialogs();
    lost = null;
    last = placeOf(target);
  };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, { capture: true, signal });

  const returnFocus = () => {
    const active = document.activeElement;
    if (active !== document.body && !active?.matches('[inert] *')) return;
    const dialog = [...openers.keys()].at(-1);
    if (dialog && !used.has(dialog)) {
      [...dialog.querySelectorAll('button')].find(canTakeFocus)?.focus();
      return;
    }
    if (!lost && last && !canTakeFocus(last.control)) lost = last;
    if (!lost) return;
    const { control, field } = lost;
    const target = canTakeFocus(control) ? control : field && fieldControls(field).get(field);
    if (target && canTakeFocus(target)) target.focus();
  };
  return { noteDialogs, returnFocus };
}
