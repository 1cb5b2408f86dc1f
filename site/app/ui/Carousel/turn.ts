import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Leads a carousel on or back by a page, round and round (§4): also where the slides are too few for Embla's own ring.
 * `still` puts them in their place without a movement.
 */
export function turn(embla: EmblaCarouselType, step: -1 | 1, still = false): void {
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(still);
  else if (step < 0 && embla.canScrollPrev()) embla.scrollPrev(still);
  else embla.scrollTo(step > 0 ? 0 : embla.scrollSnapList().length - 1, still);
}
