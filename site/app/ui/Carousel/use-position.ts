import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** The current page of a carousel. */
export type Position = {
  readonly page: number;
  readonly pages: number;
  /** The slides of the page. */
  readonly slides: readonly number[];
};

/** The slides that are at least partly visible; null while unknown. */
export type InView = ReadonlySet<number> | null;

function positionOf(embla: EmblaCarouselType): Position {
  const page = embla.selectedScrollSnap();
  return {
    page,
    pages: embla.scrollSnapList().length,
    slides: embla.internalEngine().slideRegistry[page] ?? [],
  };
}

/** Tracks a carousel's position; null before it runs. */
export function usePosition(embla: EmblaCarouselType | null): {
  readonly position: Position | null;
  readonly inView: InView;
} {
  const [position, setPosition] = useState<Position | null>(null);
  const [inView, setInView] = useState<InView>(null);
  useEffect(() => {
    if (!embla) return;
    const look = () => setPosition(positionOf(embla));
    const see = () => setInView(new Set(embla.slidesInView()));
    look();
    // Its observer may have fired before the listener was added.
    if (embla.slidesInView().length > 0) see();
    embla.on('select', look).on('reInit', look).on('slidesInView', see);
    return () => {
      embla.off('select', look).off('reInit', look).off('slidesInView', see);
      setPosition(null);
      setInView(null);
    };
  }, [embla]);
  return { position, inView };
}
