export type TitleSize = 'short' | 'medium' | 'long';

/** Lengths in letters up to which a title counts as short or medium: of the whole text, and of its longest piece. */
const LIMITS = {
  wide: { short: { whole: 10, piece: 10 }, medium: { whole: 26, piece: 14 } },
  narrow: { short: { whole: 0, piece: 0 }, medium: { whole: 24, piece: 10 } },
} as const;

/** Returns the size of a title by its length; `room` is the column that it stands in. Soft hyphens count as breaks. */
export function chooseTitleSize(text: string, room: keyof typeof LIMITS): TitleSize {
  const pieces = text.split(/[\s\u00ad-]+/);
  const piece = Math.max(...pieces.map(({ length }) => length));
  const whole = text.replaceAll('\u00ad', '').length;
  const fits = (limit: { readonly whole: number; readonly piece: number }) =>
    whole <= limit.whole && piece <= limit.piece;
  const { short, medium } = LIMITS[room];
  if (fits(short)) return 'short';
  return fits(medium) ? 'medium' : 'long';
}
