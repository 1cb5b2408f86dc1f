/** The one form that a test shows, as its visitor meets it. */
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

/** The control that bears a name. */
export function control(name: string): Control {
  const found = formElement().elements.namedItem(name);
  if (!isControl(found)) throw new Error(`The form has no ${name}.`);
  return found;
}

/** A control as a visitor meets it: its visible label, what stands in it, and whether the browser asks for it. */
export type ShownControl = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
};

/** The controls that the form shows, in their order. */
export function shownControls(): readonly ShownControl[] {
  return [...formElement().elements].flatMap((element) => {
    if (!isControl(element) || element.type === 'hidden' || element.closest('[aria-hidden=true]')) return [];
    const [label] = element.labels ?? [];
    const { name, value, required } = element;
    return [{ name, label: label?.checkVisibility() ? label.innerText.trim() : '', value, required }];
  });
}

/** What the form says is wrong: for each control that is marked as invalid, the visible text below that describes it. */
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

/** The texts that the form announces at once. */
export function alerts(): readonly string[] {
  return page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);
}

/** Puts a text in the place of what stands in a control. */
export async function fillIn(name: string, text: string): Promise<void> {
  await userEvent.fill(control(name), text);
}

/** Has a text stand in a control at once, as the browser does when it fills a form in by itself. */
export function put(name: string, text: string): void {
  const element = control(name);
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React hears of a value only where it wasn't set on the element itself.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Has the form submitted, as a button does. */
export function submit(): void {
  formElement().requestSubmit();
}

/** Types keys into an empty control, one by one. */
export async function typeIn(name: string, keys: string): Promise<void> {
  await fillIn(name, '');
  control(name).focus();
  await userEvent.keyboard(keys);
}

/** Chooses a file, or takes it back. */
export async function choose(name: string, file: File | null): Promise<void> {
  await userEvent.upload(control(name), file ?? []);
}

/** Submits the form as the Enter key does in a field. */
export async function submitByEnter(name = 'email'): Promise<void> {
  control(name).focus();
  await userEvent.keyboard('{Enter}');
}
