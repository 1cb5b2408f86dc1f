/**
 * Closing the search where the browser has no support: synthetic events stand in for those that WebKit's field
 * swallows.
 */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { showDialog } from './show-dialog.ts';

let dialog: HTMLDialogElement;
let field: HTMLInputElement;

beforeEach(() => {
  dialog = document.createElement('dialog');
  field = document.createElement('input');
  field.type = 'search';
  dialog.append(field);
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  showDialog(dialog);
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const point = (pressed: Element, released: Element) => {
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  released.dispatchEvent(new PointerEvent('click', { bubbles: true }));
};

test.each([
  ['Escape in the empty field closes it', () => press('Escape'), false],
  ['a click beside it closes it', () => point(dialog, dialog), false],
  ['a click inside it does not', () => point(field, field), true],
  ['selecting letters to beyond its edge does not', () => point(field, dialog), true],
  ['Escape that ends a composition does not', () => press('Escape', { isComposing: true }), true],
  ['another key does not', () => press('a'), true],
  [
    'Escape is the field’s while letters stand in it',
    () => {
      field.value = 'shop';
      return press('Escape');
    },
    true,
  ],
])('%s', (_what, act, isOpen) => {
  act();
  expect(dialog.open).toBe(isOpen);
});
