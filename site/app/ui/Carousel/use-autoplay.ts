import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { turnPage } from './turn-page.ts';
import type { Position } from './use-position.ts';

type Autoplay = {
  readonly position: Position | null;
  readonly running: boolean;
  /** In milliseconds. */
  readonly delay: number;
  readonly advanced: () => void;
};

/** Runs autoplay; every page change, manual ones included, restarts the interval. */
export function useAutoplay(embla: EmblaCarouselType | null, { position, running, delay, advanced }: Autoplay): void {
  useEffect(() => {
    if (!embla || !running || !position || position.pages < 2) return;
    const timer = setTimeout(() => {
      turnPage(embla, 1);
      advanced();
    }, delay);
    return () => clearTimeout(timer);
  }, [embla, running, position, delay, advanced]);
}
