import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Where a carousel stands. */
export type Position = {
  readonly page: number;
  readonly pages: number;
  /** The slides that belong to the page. */
  readonly slides: readonly number[];
};

/** The slides that can be seen at least in part; null while that is unknown. */
export type InView = ReadonlySet<number> | null;

function positionOf(embla: EmblaCarouselType): Position {
  const page = embla.selectedScrollSnap();
  return {
    page,
    pages: embla.scrollSnapList().length,
    slides: embla.internalEngine().slideRegistry[page] ?? [],
  };
}

/** Follows where a carousel stands; null as long as it doesn't run. */
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
    // Its observer may have told before anybody listened.
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
