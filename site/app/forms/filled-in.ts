/** Stands for what is typed in an input that doesn't tell it; no rule takes it for anything right. */
const UNREADABLE = '?';

/**
 * What stands in a form. A number input that shows “089-12345” has no value: here it has one, because what is there
 * and wrong mustn't be called missing.
 */
export function filledIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.validity.badInput) data.set(element.name, UNREADABLE);
  return data;
}
