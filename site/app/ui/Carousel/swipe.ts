import { SWIPE_THRESHOLD_PX } from '@kontorwerk/contract/constants';

/** Which way a swipe of so many pixels to the right leads: over 40 px the slide changes (§4). */
export function swipeStep(pixels: number): -1 | 0 | 1 {
  if (Math.abs(pixels) <= SWIPE_THRESHOLD_PX) return 0;
  return pixels < 0 ? 1 : -1;
}
