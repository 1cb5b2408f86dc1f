import type { Locator, Page } from '@playwright/test';
import testsolution from '../../../content/pages/service/testsolution.ts';

/** A page with four reviews, and no other carousel. */
export const REVIEWS_PATH = '/services/testsolution';

/** Locates the carousel of the reviews. */
export function reviewsOn(page: Page): Locator {
  const title = testsolution.sections.find(({ component_name }) => component_name === 'ReviewSlider')?.main_title;
  if (!title) throw new Error('The page has no reviews with a title.');
  return page.getByRole('group', { name: title.en, exact: true });
}

/** Locates the container of a carousel's slides, on which a pointer is put. */
export function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription] >> xpath=../..').first();
}

/** Returns the slides that are in view from edge to edge, counted from 1 and from left to right. */
export function slidesInView(carousel: Locator): Promise<readonly number[]> {
  return carousel.locator('[aria-roledescription]').evaluateAll((slides) =>
    slides
      .flatMap((slide, index) => {
        const frame = slide.parentElement?.parentElement?.getBoundingClientRect();
        const box = slide.firstElementChild?.getBoundingClientRect();
        if (!frame || !box) return [];
        const inside = box.left >= frame.left - 1 && box.right <= Math.min(frame.right, innerWidth) + 1;
        return inside ? [{ number: index + 1, left: box.left }] : [];
      })
      .toSorted((a, b) => a.left - b.left)
      .map(({ number }) => number),
  );
}
