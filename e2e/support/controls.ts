import type { Locator } from '@playwright/test';

/** A field as a visitor meets it: its name, its visible label, what stands in it, and whether the browser asks for it. */
export type Control = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
};

/** The fields that a form shows, in their order. */
export function controlsOf(form: Locator): Promise<readonly Control[]> {
  return form.locator('input:not([type=hidden]), select, textarea').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isControl =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      if (!isControl || element.closest('[aria-hidden=true]')) return [];
      const [label] = element.labels ?? [];
      const { name, value, required } = element;
      return [{ name, label: label?.checkVisibility() ? label.innerText.trim() : '', value, required }];
    }),
  );
}

/** The choices of a list: their values and what they read. */
export function choicesOf(list: Locator): Promise<readonly (readonly [string, string])[]> {
  return list
    .locator('option')
    .evaluateAll((options) => options.map((option) => [option.getAttribute('value') ?? '', option.textContent]));
}
