import { SWIPE_THRESHOLD_PX } from '@kontorwerk/contract/constants';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { turnPage } from './turn-page.ts';

/** Returns the step for a swipe of that many pixels to the right: over 40 px the slide changes (§4). */
export function swipeStep(pixels: number): -1 | 0 | 1 {
  if (Math.abs(pixels) <= SWIPE_THRESHOLD_PX) return 0;
  return pixels < 0 ? 1 : -1;
}

/**
 * Enforces the specification's swipe (§4): over 40 px the slide changes, however slow, and below it doesn't, however
 * fast. `still` skips the animation.
 */
export function useSwipe(embla: EmblaCarouselType | null, { still, swiped }: { still: boolean; swiped: () => void }) {
  useEffect(() => {
    if (!embla) return;
    const node = embla.rootNode();
    let from = { x: 0, page: 0 };
    let x = 0;
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, page: embla.selectedScrollSnap() };
      x = event.clientX;
    };
    const move = (event: PointerEvent) => {
      x = event.clientX;
    };
    const up = () => {
      const step = swipeStep(x - from.x);
      const page = embla.selectedScrollSnap();
      if (step === 0 && page !== from.page) embla.scrollTo(from.page, still);
      else if (step !== 0 && page === from.page) turnPage(embla, step, still);
      else if (still) embla.scrollTo(page, true);
      if (step !== 0) swiped();
    };
    // Embla listens to mouse and touch events, which come after the pointer events.
    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', move);
    embla.on('pointerUp', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', move);
      embla.off('pointerUp', up);
    };
  }, [embla, still, swiped]);
}
