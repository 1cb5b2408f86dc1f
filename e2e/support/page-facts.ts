import type { Page } from '@playwright/test';

/** What a page says about itself and shows, as the browser has it. */
export type PageFacts = {
  readonly language: string;
  readonly headings: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  /** Everything that can be read, the hidden included: text, and what stands in for images and labels. */
  readonly text: string;
  /** The text of the page itself, without what surrounds every page. */
  readonly main: string;
};

/** Reads what the page at an address is, as the server sends it; the page that is open only reads. */
export function readPageFacts(page: Page, path: string): Promise<PageFacts> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { documentElement, head, body, title } = new DOMParser().parseFromString(html, 'text/html');
    const content = (selector: string, attribute: string) =>
      head.querySelector(selector)?.getAttribute(attribute) ?? '';
    const alternates = [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];

    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      // What is marked as being in another language may be.
      if (owner && !owner.closest('script, style, template, noscript, body [lang]')) {
        texts.push(walker.currentNode.nodeValue ?? '');
      }
    }
    const attributes = ['alt', 'title', 'aria-label', 'placeholder'].flatMap((name) =>
      [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const description = content('meta[name=description]', 'content');
    return {
      language: documentElement.lang,
      headings: body.querySelectorAll('h1').length,
      title,
      description,
      canonical: content('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(alternates.map((link) => [link.hreflang, link.href])),
      text: [texts.join(''), ...attributes, title, description].join('\n'),
      main: body.querySelector('main')?.textContent ?? '',
    };
  }, path);
}
