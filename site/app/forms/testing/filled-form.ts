/** Helpers for the single form on a test's page, from the visitor's perspective. */
import { page, userEvent } from 'vitest/browser';

function formElement(): HTMLFormElement {
  const [form] = document.forms;
  if (!form) throw new Error('There is no form.');
  return form;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element | RadioNodeList | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Returns the control of a name. */
export function control(name: string): Control {
  const found = formElement().elements.namedItem(name);
  if (!isControl(found)) throw new Error(`The form has no ${name}.`);
  return found;
}

/** A control from the visitor's perspective: its visible label, its value and whether it is required. */
export type ShownControl = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
};

/** Returns the form's visible controls in order. */
export function shownControls(): readonly ShownControl[] {
  return [...formElement().elements].flatMap((element) => {
    if (!isControl(element) || element.type === 'hidden' || element.closest('[aria-hidden=true]')) return [];
    const [label] = element.labels ?? [];
    const { name, value, required } = element;
    return [{ name, label: label?.checkVisibility() ? label.innerText.trim() : '', value, required }];
  });
}

/** Returns the visible error of each control marked as invalid, by control name. */
export function shownErrors(): Readonly<Record<string, string>> {
  const noteOf = (bad: Element) => {
    const [first = ''] = (bad.getAttribute('aria-describedby') ?? '').split(' ');
    const note = document.getElementById(first);
    const isBelow = note !== null && note.getBoundingClientRect().top >= bad.getBoundingClientRect().bottom - 1;
    return note?.checkVisibility() && isBelow ? note.innerText.trim() : 'nothing visible below the field';
  };
  const bad = [...formElement().querySelectorAll('[aria-invalid="true"]')];
  return Object.fromEntries(bad.map((one) => [one.getAttribute('name') ?? '', noteOf(one)]));
}

/** Returns the texts of the form's alerts. */
export function alerts(): readonly string[] {
  return page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);
}

/** Replaces the text of a control. */
export async function fillIn(name: string, text: string): Promise<void> {
  await userEvent.fill(control(name), text);
}

/** Sets a control's text at once, as the browser's autofill does. */
export function put(name: string, text: string): void {
  const element = control(name);
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores values set through the element's own property.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Submits the form as its button does. */
export function submit(): void {
  formElement().requestSubmit();
}

/** Types keys into an emptied control one by one. */
export async function typeIn(name: string, keys: string): Promise<void> {
  await fillIn(name, '');
  control(name).focus();
  await userEvent.keyboard(keys);
}

/** Chooses a file, or removes it. */
export async function choose(name: string, file: File | null): Promise<void> {
  await userEvent.upload(control(name), file ?? []);
}

/** Submits the form with the Enter key in a field. */
export async function submitByEnter(name = 'email'): Promise<void> {
  control(name).focus();
  await userEvent.keyboard('{Enter}');
}
