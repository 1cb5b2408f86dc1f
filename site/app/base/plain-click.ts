/** The event fields that `isPlainClick` reads. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click is an unmodified primary click that no other handler has prevented. */
export function isPlainClick(click: Click): boolean {
  const changed = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return !click.defaultPrevented && click.button === 0 && !changed;
}
