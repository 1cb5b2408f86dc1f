import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import type { Position } from './use-position.ts';

type Autoplay = {
  readonly position: Position | null;
  readonly running: boolean;
  /** In milliseconds. */
  readonly delay: number;
};

/** Moves a carousel on by itself; every change of the page, also by hand, begins the time anew. */
export function useAutoplay(embla: EmblaCarouselType | null, { position, running, delay }: Autoplay): void {
  useEffect(() => {
    if (!embla || !running || !position || position.pages < 2) return;
    const timer = setTimeout(() => (position.on ? embla.scrollNext() : embla.scrollTo(0)), delay);
    return () => clearTimeout(timer);
  }, [embla, running, position, delay]);
}
