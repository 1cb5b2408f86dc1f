import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentSection } from '../../content/content-types.ts';
import home from '../../content/pages/homepage/home.ts';
import brandidentity from '../../content/pages/service/brandidentity.ts';
import logodesign from '../../content/pages/service/logodesign.ts';
import testsolution from '../../content/pages/service/testsolution.ts';
import { hydrated } from './hydration.ts';
import { inLanguage } from './routes.ts';
import { openInStoppedTime } from './time.ts';

function titleOf(sections: readonly ContentSection[], kind: string): LocalText {
  const title = sections.find(({ component_name }) => component_name === kind)?.main_title;
  if (!title) throw new Error(`The page has no ${kind} with a title.`);
  return title;
}

/** A carousel of the sample content; but for the certificates, which follow others, the only one of its page. */
export const CAROUSELS = {
  /** Four of them. */
  reviews: { path: '/services/testsolution', label: titleOf(testsolution.sections, 'ReviewSlider') },
  /** Twelve of them. */
  clients: { path: '/services/logodesign', label: titleOf(logodesign.sections, 'ClientSlider') },
  /** Five of them. */
  projects: { path: '/services/brandidentity', label: titleOf(brandidentity.sections, 'ProjectSlider') },
  /** Eight of them. */
  certificates: { path: '/', label: titleOf(home.sections, 'CertificateSlider') },
} as const;

export type CarouselName = keyof typeof CAROUSELS;

/** A carousel of the page that is open. */
export function carouselOn(page: Page, name: CarouselName, language: Language = 'en'): Locator {
  return page.getByRole('group', { name: CAROUSELS[name].label[language], exact: true });
}

/** Where a carousel says that it stands, such as `1 / 4`. */
export function standOf(carousel: Locator): Locator {
  return carousel.getByText(/^\d+ \/ \d+$/);
}

/** What its slides are in, and what a pointer is put on. */
export function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription] >> xpath=../..').first();
}

/** The middle of its slides, as things stand in the window. */
export async function middleOf(carousel: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await slidesOf(carousel).boundingBox();
  if (!box) throw new Error('The slides are not shown.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Brings a carousel to the middle of the window and waits until it runs, wherever it stands. */
export async function reach(carousel: Locator): Promise<void> {
  await slidesOf(carousel).evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(standOf(carousel)).toBeAttached();
}

/** Opens the page of a carousel with its time stopped, and waits until it runs. */
export async function runningCarousel(page: Page, name: CarouselName, language: Language = 'en'): Promise<Locator> {
  await openInStoppedTime(page, inLanguage(CAROUSELS[name].path, language));
  await hydrated(page);
  const carousel = carouselOn(page, name, language);
  await reach(carousel);
  await expect(standOf(carousel)).toHaveText(/^1 \//);
  return carousel;
}

/** The slides that stand in view from edge to edge, counted from 1 and from left to right. */
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
