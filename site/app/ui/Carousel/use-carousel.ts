import { type RefObject, useCallback, useRef, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { type CarouselStep, scrollTrack } from './track.ts';
import { turnPage } from './turn-page.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useEmbla } from './use-embla.ts';
import { useIsPaused } from './use-is-paused.ts';
import { type InView, type Position, usePosition } from './use-position.ts';
import { useSwipe } from './use-swipe.ts';

export type CarouselRules = {
  readonly step: CarouselStep;
  /** The autoplay interval in milliseconds; null without autoplay. */
  readonly delay: number | null;
};

export type CarouselState = {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly position: Position | null;
  readonly inView: InView;
  /** Whether the visitor stopped autoplay. */
  readonly stopped: boolean;
  /** Whether the visitor chose the current page, which is then announced. */
  readonly byHand: boolean;
  readonly move: (step: -1 | 1) => void;
  readonly toggle: () => void;
};

/** Runs a carousel (§4): steps, swipes and autoplay, which pauses on interaction. */
export function useCarousel({ delay, step }: CarouselRules): CarouselState {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const [byHand, setByHand] = useState(false);
  const still = useReducedMotion();
  const held = useIsPaused({ root, viewport });
  const embla = useEmbla(viewport, step);
  const { position, inView } = usePosition(embla);
  const running = delay !== null && !stopped && !held && !still;
  // Automatic page changes are not announced.
  const advanced = useCallback(() => setByHand(false), []);
  useAutoplay(embla, { position, running, delay: delay ?? 0, advanced });
  const swiped = useCallback(() => setByHand(true), []);
  useSwipe(embla, { still, swiped });
  const move = (direction: -1 | 1) => {
    const node = viewport.current;
    setByHand(true);
    if (embla) turnPage(embla, direction, still);
    else if (node) scrollTrack(node, step, direction, still);
  };
  return { root, viewport, position, inView, stopped, byHand, move, toggle: () => setStopped(!stopped) };
}
