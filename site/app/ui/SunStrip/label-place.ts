import { MINUTES_PER_DAY } from '#app/base/wall-clock.ts';
import type { Span } from './office-day.ts';

/** Where on a track the opening hours are written: they begin at this minute, or end there. */
export type LabelPlace = { readonly at: number; readonly side: 'start' | 'end' };

/** What they take up on the narrowest track, with the gap to the bar. */
export const LABEL = 380;
/** Behind this minute there is no room left for them; they stand before the bar. */
const LATEST = 19 * 60;
/** What they may take of the room beside the track. */
const BESIDE = 80;

function spanOf({ at, side }: LabelPlace): Span {
  return side === 'start' ? { from: at, to: at + LABEL } : { from: at - LABEL, to: at };
}

/**
 * The place of an office's opening hours: behind its bar, or before a late one. Where the line of the present would run
 * through them they stand beyond it, or on the bar's other side.
 */
export function labelPlace(first: Span, last: Span, now: number | null): LabelPlace {
  const behind = { at: last.to, side: 'start' } as const;
  const before = { at: first.from, side: 'end' } as const;
  const [usual, other] = last.to <= LATEST ? [behind, before] : [before, behind];
  const isFree = (place: LabelPlace) => {
    const { from, to } = spanOf(place);
    return now === null || now <= from || now >= to;
  };
  if (now === null || isFree(usual)) return usual;
  const fits = (place: LabelPlace) => {
    const { from, to } = spanOf(place);
    return from >= -BESIDE && to <= MINUTES_PER_DAY && isFree(place);
  };
  return [{ at: now, side: usual.side }, other].find(fits) ?? usual;
}
