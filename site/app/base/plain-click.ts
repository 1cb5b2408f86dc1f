/** What is looked at of a click. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Tells whether a click is a plain one, that nobody has answered and that asks for no other window. */
export function isPlainClick(click: Click): boolean {
  const changed = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return !click.defaultPrevented && click.button === 0 && !changed;
}
