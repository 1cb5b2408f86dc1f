import type { Locator } from '@playwright/test';

/** Returns a form's errors: for each field marked as invalid, the visible text that describes it. */
export function shownErrors(form: Locator): Promise<Readonly<Record<string, string>>> {
  return form.evaluate((element) => {
    const noteOf = (control: Element) => {
      const [first = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const note = document.getElementById(first);
      const isBelow = note !== null && note.getBoundingClientRect().top >= control.getBoundingClientRect().bottom - 1;
      return note?.checkVisibility() && isBelow ? note.innerText.trim() : 'nothing visible below the field';
    };
    const bad = [...element.querySelectorAll('[aria-invalid="true"]')];
    return Object.fromEntries(bad.map((control) => [control.getAttribute('name') ?? '', noteOf(control)]));
  });
}
