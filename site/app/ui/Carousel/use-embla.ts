import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { type CarouselStep, findScrolledPage } from './track.ts';

/** How close to the window a carousel is initialised, so that it runs before it is visible. */
const NEAR = '400px';

/** In Embla's own unit; about the 520 ms of a slide. */
const DURATION = 28;

/** The visible fraction from which a slide counts as in view, more than touching the edge. */
const IN_VIEW = 0.02;

/**
 * Initialises Embla on a scroll-snap track near the window, at its current scroll position and synchronously, so that
 * nothing moves. Null until then; without its script the track stays scrollable.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, step: CarouselStep): EmblaCarouselType | null {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let running: EmblaCarouselType | null = null;
    let left = false;
    const start = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (left) return;
      const startIndex = findScrolledPage(node, step);
      node.dataset.running = '';
      node.scrollLeft = 0;
      running = EmblaCarousel(node, {
        align: 'start',
        loop: true,
        startIndex,
        duration: DURATION,
        inViewThreshold: IN_VIEW,
        slidesToScroll: step === 'slide' ? 1 : 'auto',
      });
      setEmbla(running);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        start().catch(() => {});
      },
      { rootMargin: NEAR },
    );
    near.observe(node);
    return () => {
      left = true;
      near.disconnect();
      running?.destroy();
      delete node.dataset.running;
      setEmbla(null);
    };
  }, [viewport, step]);
  return embla;
}
