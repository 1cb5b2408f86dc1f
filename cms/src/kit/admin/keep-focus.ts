import { waitForRender } from './field-focus.ts';

/** The maximum number of looks for errors: Payload validates some fields up to 150 ms later. */
const MOST_LOOKS = 15;

/** Moves the focus to the first invalid field, unless it went elsewhere meanwhile. */
async function goToError(form: HTMLFormElement, focused: HTMLElement): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    // Errors are rendered, then tied to their fields.
    await waitForRender();
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) continue;
    if (document.activeElement === focused) invalid.focus();
    return;
  }
}

/**
 * Returns the focus to a form that was sent and refused: Payload disables the control that has it. If fields are
 * invalid, it goes to the first.
 */
export function keepFocus(signal: AbortSignal): void {
  document.addEventListener(
    'submit',
    ({ target: form, submitter }) => {
      const focused = document.activeElement === document.body ? submitter : document.activeElement;
      if (!(form instanceof HTMLFormElement) || !(focused instanceof HTMLElement)) return;
      const observer = new MutationObserver(() => {
        if (focused.matches(':disabled')) return;
        observer.disconnect();
        if (document.activeElement === document.body) focused.focus();
        void goToError(form, focused);
      });
      observer.observe(form, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
    },
    { capture: true, signal },
  );
}
