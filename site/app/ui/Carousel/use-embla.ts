import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { type CarouselStep, scrolledPage } from './track.ts';

/** How far from the window a carousel may still be, so that it runs by the time somebody sees it. */
const NEAR = '400px';

/** In Embla's own measure; about the 520 ms of a slide. */
const DURATION = 28;

/** The part of a slide that makes it one in view: one that only touches the edge is not. */
const IN_VIEW = 0.02;

/**
 * Lets Embla take over a scroll-snap track, as soon as it is near the window and where it has been scrolled to:
 * all of that in one go, so that nothing moves. Null until then; without its script the track goes on scrolling.
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
      const startIndex = scrolledPage(node, step);
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
