import type { Page } from '@playwright/test';

/** The texts of a page's parts, without spaces and with masked digits, as a clock may change them. */
export type PageTexts = Readonly<Record<'title' | 'header' | 'main' | 'form' | 'footer', string>>;

/** Reads the texts of the page that it runs in, whatever their elements. Browsers run its source. */
export function readTexts(): PageTexts {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((part) => {
        const copy = part.cloneNode(true);
        if (copy instanceof Element) for (const script of copy.querySelectorAll('script, style')) script.remove();
        return (copy.textContent ?? '').replace(/\s+/g, '').replace(/\d+/g, '#');
      })
      .join('|');
  return {
    title: document.title,
    header: textOf('header'),
    main: textOf('main'),
    form: textOf('body > aside, body > div > aside'),
    footer: textOf('footer'),
  };
}

/** Reads the texts of a page, whatever their elements. */
export function textsOf(page: Page): Promise<PageTexts> {
  return page.evaluate(readTexts);
}
