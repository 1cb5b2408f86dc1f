import { type Control, listControls } from './form-controls.ts';

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isSame(control: Control, other: Control): boolean {
  return (
    control.name === other.name && control.type === other.type && (!isBox(control) || control.value === other.value)
  );
}

/** Copies the typed values of a form to the form that React has rendered in its place. */
export function copyFormValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const before = listControls(from);
  for (const control of listControls(to)) {
    const filled = before.find((other) => isSame(control, other));
    if (filled === undefined) continue;
    if (control.type === 'file' && control instanceof HTMLInputElement && filled instanceof HTMLInputElement) {
      control.files = filled.files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isBox(control) && isBox(filled)) {
      control.checked = filled.checked;
    } else {
      control.value = filled.value;
    }
  }
}
