import { waitForRender } from './field-focus.ts';

/** The maximum number of looks for errors: Payload validates some fields up to 150 ms later. */
const MOST_LOOKS = 15;

/** Moves the focus to the heading of an account's page whose form was replaced by an answer. */
function goToHeading(): void {
  const heading = document.querySelector<HTMLElement>('.template-minimal h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Moves the focus to the first invalid field, or to the answer's heading if one replaces the fields, unless it went
 * elsewhere meanwhile.
 */
async function goToOutcome(form: HTMLFormElement, focused: HTMLElement): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    // Errors are rendered, then tied to their fields.
    await waitForRender();
    if (!focused.isConnected) return goToHeading();
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) continue;
    if (document.activeElement === focused) invalid.focus();
    return;
  }
}

/**
 * Returns the focus to a form that was sent and refused: Payload disables the control that has it. If fields are
 * invalid, it goes to the first; if an answer replaces the form, to the answer's heading.
 */
export function keepFocus(signal: AbortSignal): void {
  document.addEventListener(
    'submit',
    ({ target: form, submitter }) => {
      const focused = document.activeElement === document.body ? submitter : document.activeElement;
      if (!(form instanceof HTMLFormElement) || !(focused instanceof HTMLElement)) return;
      const observer = new MutationObserver(() => {
        if (focused.isConnected && focused.matches(':disabled')) return;
        observer.disconnect();
        if (document.activeElement === document.body) focused.focus();
        void goToOutcome(form, focused);
      });
      // The answer may replace the form itself.
      const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] };
      observer.observe(document.body, changes);
    },
    { capture: true, signal },
  );
}

/** The buttons that save a document: disabled while they save, and then until something changes. */
const SAVING = '#action-save, #action-save-draft';

/** Keeps the focus on a button that saves: it can't be used meanwhile, but it isn't disabled. */
export function keepSavingFocused(): void {
  const focused = document.activeElement;
  // React ignores clicks on what it disabled itself.
  if (focused instanceof HTMLButtonElement && focused.matches(SAVING)) focused.disabled = false;
}

/** Where the focus may be until it returns to the button that opened a menu: in the menu, or in a dialog opened there. */
const OPENED = '.popup__content, .payload__modal-container > dialog[open]';

/**
 * Returns a function that returns the focus to the button of a menu, if it was lost because the menu, or the dialog
 * that it opened, closed.
 */
export function keepOpener(signal: AbortSignal): () => void {
  let opener: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('.popup-button');
    if (button) opener = button;
    else if (!target.closest(`${OPENED}, .popup__hidden-content`)) opener = null;
  };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, { capture: true, signal });
  return () => {
    if (document.activeElement === document.body && !document.querySelector(OPENED)) opener?.focus();
  };
}
