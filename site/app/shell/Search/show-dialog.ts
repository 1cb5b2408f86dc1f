/**
 * Opens a dialog over the page. A click beside it and Escape in its empty search field close it in WebKit too, which knows
 * no `closedby` and whose search fields keep Escape to themselves.
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#browser_compatibility
 */
export function showDialog(dialog: HTMLDialogElement): void {
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === dialog;
  });
  // Selecting a text to beyond the edge is no click beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (isPressedBeside && target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // With letters in it the field clears itself first, in every browser.
    if (key !== 'Escape' || event.isComposing || !(target instanceof HTMLInputElement) || target.value !== '') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.showModal();
}
