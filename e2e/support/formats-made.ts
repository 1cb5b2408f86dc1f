import type { Page } from '@playwright/test';

const FORMATS = [
  'Collator',
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
] as const;

/** Notes which of the browser's formats a page makes: the first one loads the browser's language data, a long task. */
export async function watchFormats(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const made: string[] = [];
    Reflect.set(window, 'formatsMade', made);
    for (const name of names) {
      const construct = (format: new () => object, args: readonly unknown[]): object => {
        made.push(name);
        return Reflect.construct(format, args);
      };
      Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name), { construct }));
    }
  }, FORMATS);
}

/** The formats that the page has made since it was opened. */
export function formatsMade(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'formatsMade'));
}
