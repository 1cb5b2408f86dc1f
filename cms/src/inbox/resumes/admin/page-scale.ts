/** Pixels of the screen per point of the paper, so that small print is readable. */
const SCALE = 1.5;

/** The most pixels of one page: at a poster's size a page would fill the browser's memory. */
const MOST_PIXELS = 8_000_000;

/** Returns the scale of a page, by its size in points. */
export function computePageScale({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
}
