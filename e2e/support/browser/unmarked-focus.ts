import type { Page } from '@playwright/test';

/** Lists the controls without a visible focus: no outline on the control, its card or its frame. */
export function unmarkedFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    );
    return [...controls].flatMap((control) => {
      // Controls that are invisible but laid out take no focus either.
      const isThere = control.checkVisibility({ visibilityProperty: true });
      if (!isThere || control.closest('[aria-hidden="true"], [inert]')) return [];
      control.focus({ preventScroll: true });
      const frames = [control, control.parentElement, control.parentElement?.parentElement];
      const styles = frames.flatMap((frame) => (frame ? [getComputedStyle(frame)] : []));
      const rings = [...styles, getComputedStyle(control, '::after')];
      return rings.some(hasRing) ? [] : [`no focus ring: ${control.outerHTML.slice(0, 160)}`];
    });
  });
}
