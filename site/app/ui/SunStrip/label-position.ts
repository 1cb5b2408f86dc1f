import { MINUTES_PER_DAY } from '#app/base/wall-clock.ts';
import type { Span } from './office-day.ts';

/** The position of an opening-hours label on a track: it starts or ends at this minute. */
export type LabelPosition = { readonly at: number; readonly side: 'start' | 'end' };

/** The label's length in minutes on the narrowest track, with the gap to the bar. */
export const LABEL = 380;
/** After this minute there is no room for the label, which then stands before the bar. */
const LATEST = 19 * 60;
/** How far the label may extend beyond the track's start, in minutes. */
const BESIDE = 80;

function toSpan({ at, side }: LabelPosition): Span {
  return side === 'start' ? { from: at, to: at + LABEL } : { from: at - LABEL, to: at };
}

/**
 * Positions an office's opening-hours label: after its bar, or before a late one. If the now-line would cross the
 * label, it moves beyond the line, or to the bar's other side.
 */
export function placeLabel(first: Span, last: Span, now: number | null): LabelPosition {
  const behind = { at: last.to, side: 'start' } as const;
  const before = { at: first.from, side: 'end' } as const;
  const [usual, other] = last.to <= LATEST ? [behind, before] : [before, behind];
  const isFree = (place: LabelPosition) => {
    const { from, to } = toSpan(place);
    return now === null || now <= from || now >= to;
  };
  if (now === null || isFree(usual)) return usual;
  const fits = (place: LabelPosition) => {
    const { from, to } = toSpan(place);
    return from >= -BESIDE && to <= MINUTES_PER_DAY && isFree(place);
  };
  return [{ at: now, side: usual.side }, other].find(fits) ?? usual;
}
