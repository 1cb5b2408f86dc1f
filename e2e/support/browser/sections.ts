import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { Locator, Page } from '@playwright/test';

/** Locates the sections of a kind on a page, without the form at its foot. */
export function sectionOf(page: Page, kind: SectionKind): Locator {
  return page.getByRole('main').locator(`[data-kind="${kind}"]`);
}
