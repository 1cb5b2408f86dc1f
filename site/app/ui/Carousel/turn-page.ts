import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Moves a carousel by a page, wrapping around (§4), also with too few slides for Embla's own loop. `still` skips the
 * animation.
 */
export function turnPage(embla: EmblaCarouselType, step: -1 | 1, still = false): void {
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(still);
  else if (step < 0 && embla.canScrollPrev()) embla.scrollPrev(still);
  else embla.scrollTo(step > 0 ? 0 : embla.scrollSnapList().length - 1, still);
}
