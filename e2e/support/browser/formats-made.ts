import type { Page } from '@playwright/test';

/** Methods that create a format internally. */
const LOCAL_METHODS = ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** Records the `Intl` formats that a page creates: the first one loads the browser's language data, a long task. */
export async function watchFormats(page: Page): Promise<void> {
  await page.addInitScript((methods) => {
    const made: string[] = [];
    Reflect.set(window, 'formatsMade', made);
    const noted = (of: object, name: string) => {
      const original: unknown = Reflect.get(of, name);
      if (typeof original !== 'function') return;
      const apply = (_original: unknown, self: unknown, args: readonly unknown[]): unknown => {
        made.push(name);
        return Reflect.apply(original, self, args);
      };
      const construct = (_original: unknown, args: readonly unknown[]): object => {
        made.push(name);
        return Reflect.construct(original, args);
      };
      Reflect.set(of, name, new Proxy(original, { apply, construct }));
    };
    for (const name of Object.getOwnPropertyNames(Intl)) noted(Intl, name);
    for (const { prototype } of [String, Number, Date]) for (const name of methods) noted(prototype, name);
  }, LOCAL_METHODS);
}

/** Returns the formats that the page has created since it was opened. */
export function formatsMade(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'formatsMade'));
}
