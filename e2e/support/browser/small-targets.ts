import type { Page } from '@playwright/test';

/** The smallest size of a target (WCAG 2.5.8), in CSS px. */
export const SMALLEST_TARGET = 24;

/**
 * Lists the controls of a page that are smaller than a size in either dimension. Links within a line of text may be:
 * their size is the line's. A link that covers its card by a pseudo-element is as large as that; a box within a label
 * is as large as the label.
 */
export function smallTargets(page: Page, size: number): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const isInText = (control: Element) => {
      if (getComputedStyle(control).display !== 'inline') return false;
      const line = control.parentElement?.closest('p, li, td, dd, figcaption, blockquote, address');
      return (
        line !== null && line !== undefined && (line.textContent ?? '').trim() !== (control.textContent ?? '').trim()
      );
    };
    const sizeOf = (control: Element) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const over = getComputedStyle(control, '::after');
      if (over.content === 'none' || over.position !== 'absolute') return { width, height };
      return {
        width: Math.max(width, Number.parseFloat(over.width) || 0),
        height: Math.max(height, Number.parseFloat(over.height) || 0),
      };
    };
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex="0"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('[aria-hidden="true"]') || isInText(control)) return [];
      const { width, height } = sizeOf(control);
      if (width >= smallest && height >= smallest) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${control.tagName.toLowerCase()} "${name?.trim()}" ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  }, size);
}
