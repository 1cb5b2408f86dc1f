/**
 * Opens a modal dialog. Adds light dismissal and Escape in an empty search field for WebKit, which lacks `closedby` and
 * whose search fields swallow Escape.
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#browser_compatibility
 */
export function showDialog(dialog: HTMLDialogElement): void {
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === dialog;
  });
  // A text selection dragged beyond the edge must not close it.
  dialog.addEventListener('click', ({ target }) => {
    if (isPressedBeside && target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // A non-empty search field clears itself first, in every browser.
    if (key !== 'Escape' || event.isComposing || !(target instanceof HTMLInputElement) || target.value !== '') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.showModal();
}
