import { expect, test } from 'vitest';
import { LABEL, placeLabel } from './label-position.ts';
import type { Span } from './office-day.ts';

const hours = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const place = (span: Span, now: number | null) => placeLabel(span, span, now);

test.each<[string, Span, number | null, 'start' | 'end', number]>([
  ['behind the bar while no clock has been asked', hours(9, 18), null, 'start', 18],
  ['behind the bar in the morning', hours(9, 18), 8, 'start', 18],
  ['behind the bar as it closes', hours(9, 18), 18, 'start', 18],
  ['before the bar when there is no room beyond the line', hours(9, 18), 19, 'end', 9],
  ['beyond the line where there is room', hours(5, 14), 16, 'start', 16],
  ['before an early bar late in the afternoon', hours(5, 14), 18, 'end', 5],
  ['behind the bar again at night', hours(5, 14), 23, 'start', 14],
  ['before a late bar', hours(14, 22), 16, 'end', 14],
  ['before the line that nears a late bar', hours(14, 22), 10, 'end', 10],
])('the opening hours stand %s', (_, span, now, side, at) => {
  expect(place(span, now === null ? null : now * 60)).toEqual({ side, at: at * 60 });
});

test.each([hours(9, 18), hours(8, 17), hours(5, 14), hours(14, 22)])(
  'at no minute does the line run through the opening hours of an office: %o',
  (span) => {
    for (let now = 0; now < 24 * 60; now += 1) {
      const { at, side } = place(span, now);
      const [from, to] = side === 'start' ? [at, at + LABEL] : [at - LABEL, at];
      expect(now <= from || now >= to, `${now}`).toBe(true);
    }
  },
);
