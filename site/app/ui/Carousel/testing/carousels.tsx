/** The site's four carousels in isolation, and helpers to read one. */
import type { Language } from '@kontorwerk/contract/languages';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { CertificateSlider } from '#app/sections/CertificateSlider/CertificateSlider.tsx';
import { ClientSlider } from '#app/sections/ClientSlider/ClientSlider.tsx';
import { ProjectSlider } from '#app/sections/ProjectSlider/ProjectSlider.tsx';
import { ReviewSlider } from '#app/sections/ReviewSlider/ReviewSlider.tsx';
import type { Point } from '#app/testing/pointer.ts';
import { readSection } from '#app/testing/read-section.ts';
import { type Served, serve } from '#app/testing/serve.tsx';
import type { CarouselKind } from '../per-view.ts';

const LABEL = 'What we show';

function cards(count: number, card: (number: number) => Readonly<Record<string, string>>) {
  return { main_title: LABEL, card_components: Array.from({ length: count }, (_, index) => card(index + 1)) };
}

const reviews = cards(4, (number) => ({ name: `Client ${number}`, review: `It was review ${number}.` }));
const clients = cards(12, (number) => ({ title: `Client ${number}` }));
const projects = cards(5, (number) => ({
  title: `Project ${number}`,
  description: 'A shop.',
  html_field: '<p>A shop.</p>',
}));
const certificates = cards(8, (number) => ({ title: `Certificate ${number}`, description: 'Passed.' }));

const SLIDERS: Readonly<Record<CarouselKind, ReactNode>> = {
  reviews: <ReviewSlider section={readSection('ReviewSlider', reviews)} />,
  clients: <ClientSlider section={readSection('ClientSlider', clients)} />,
  projects: <ProjectSlider section={readSection('ProjectSlider', projects)} />,
  certificates: <CertificateSlider section={readSection('CertificateSlider', certificates)} />,
};

/** The carousel on the page. */
export const carousel: Locator = page.getByRole('group', { name: LABEL, exact: true });

/** Returns the carousel's position text, such as `1 / 4`; empty before it runs. */
export function readPosition(): string {
  return carousel.getByText(/^\d+ \/ \d+$/).query()?.textContent ?? '';
}

/** Serves a carousel on a page long enough to scroll it out of sight. */
export function serveCarousel(name: CarouselKind, language: Language = 'en'): Served {
  const more = <div style={{ height: '200vh' }} />;
  return serve(
    <main>
      {more}
      {SLIDERS[name]}
      {more}
    </main>,
    { at: language === 'en' ? '/' : `/${language}` },
  );
}

/** Returns the slides' container, the target of pointer events. */
export function slides(): HTMLElement {
  const frame = carousel.element().querySelector('[aria-roledescription]')?.parentElement?.parentElement;
  if (!frame) throw new Error('There are no slides.');
  return frame;
}

/** Scrolls the carousel to the middle of the window. */
export function reach(): void {
  slides().scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Shows a carousel in the middle of the window and waits until it runs. */
export async function runningCarousel(name: CarouselKind, language: Language = 'en'): Promise<void> {
  const served = serveCarousel(name, language);
  await served.hydrate();
  reach();
  await expect.poll(readPosition).toMatch(/^1 \//);
}

/** Returns the middle of the slides in the window. */
export function middle(): Point {
  const { x, y, width, height } = slides().getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Returns the fully visible slides, counted from 1 and from left to right. */
export function slidesInView(): readonly number[] {
  const frame = slides().getBoundingClientRect();
  return [...carousel.element().querySelectorAll('[aria-roledescription]')]
    .flatMap((slide, index) => {
      const box = slide.firstElementChild?.getBoundingClientRect();
      if (!box) return [];
      const inside = box.left >= frame.left - 1 && box.right <= Math.min(frame.right, innerWidth) + 1;
      return inside ? [{ number: index + 1, left: box.left }] : [];
    })
    .toSorted((a, b) => a.left - b.left)
    .map(({ number }) => number);
}
