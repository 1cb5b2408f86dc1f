import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** More steps than any page has controls before its content. */
const MOST_STEPS = 60;

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Presses the Tab key until a control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !(await hasFocus(control)); step += 1) {
    await control.page().keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
