import type { Page } from '@playwright/test';

/**
 * Lists the texts of a page that can't be read whole: cut off by a box with hidden overflow, or overflowing their own.
 * Visually hidden texts may be cut, and so may slides outside of their carousel's frame.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isMeantToBeCut = (box: Element) => box.querySelector(':scope > * > [aria-roledescription]') !== null;
    /** Caches each box's innermost frame, itself included, that hides overflow; 'meant' where that is intended. */
    const frames = new Map<Element, Element | 'meant' | null>([[document.body, null]]);
    const frameOf = (box: Element): Element | 'meant' | null => {
      const known = frames.get(box);
      if (known !== undefined) return known;
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const isFrame = hides(overflowX) || hides(overflowY);
      const own = clipPath !== 'none' || isMeantToBeCut(box) ? 'meant' : box;
      const frame = isFrame ? own : frameOf(box.parentElement ?? document.body);
      frames.set(box, frame);
      return frame;
    };
    /** Returns the box that the lines of a text fill. */
    const boxOf = (text: Element): Element => {
      const isInline = getComputedStyle(text).display.startsWith('inline');
      return isInline && text.parentElement ? boxOf(text.parentElement) : text;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.parentElement;
      if (!text?.checkVisibility() || text.closest('svg, option, script, style, noscript')) continue;
      if (currentNode.nodeValue?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const around = frameOf(text);
      if (around === 'meant') continue;
      const box = boxOf(text).getBoundingClientRect();
      const frame = around?.getBoundingClientRect();
      const runsOut = words.right > box.right + 2 || words.left < box.left - 2;
      const isCut =
        frame &&
        (words.right > frame.right + 1 ||
          words.left < frame.left - 1 ||
          words.bottom > frame.bottom + 1 ||
          words.top < frame.top - 1);
      if (runsOut || isCut)
        found.push(`${isCut ? 'cut off' : 'runs out'}: ${currentNode.nodeValue?.trim().slice(0, 60)}`);
    }
    return [...new Set(found)];
  });
}

/** Lists the elements that make a page wider than its window; empty when it isn't. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...beyond.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    ];
  });
}
