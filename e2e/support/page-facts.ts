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
  /** The images that did not load. */
  readonly brokenImages: readonly string[];
  /** How many px the page is wider than the window. */
  readonly overflow: number;
  /** The elements that reach beyond the window's right edge when the page is wider than it. */
  readonly wide: readonly string[];
};

/** Loads all images of a page, the lazy ones too, and reads what the page is. */
export function readPageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(
      images.map((image) =>
        image.complete
          ? undefined
          : new Promise((resolve) => {
              image.addEventListener('load', resolve);
              image.addEventListener('error', resolve);
            }),
      ),
    );
    const content = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
    const alternates = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];

    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      // What is marked as being in another language may be.
      if (owner && !owner.closest('script, style, template, noscript, body [lang]')) {
        texts.push(walker.currentNode.nodeValue ?? '');
      }
    }
    const attributes = ['alt', 'title', 'aria-label', 'placeholder'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const description = content('meta[name=description]', 'content');
    return {
      language: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description,
      canonical: content('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(alternates.map((link) => [link.hreflang, link.href])),
      text: [texts.join(''), ...attributes, document.title, description].join('\n'),
      main: document.querySelector('main')?.textContent ?? '',
      brokenImages: images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src),
      overflow: scrollWidth - clientWidth,
      wide:
        scrollWidth > clientWidth
          ? [...document.body.querySelectorAll('*')]
              .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
              .slice(0, 5)
              .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
          : [],
    };
  });
}
