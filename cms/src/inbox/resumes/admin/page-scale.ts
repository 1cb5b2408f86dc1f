/** How many points of the screen stand for one of the paper, so that small print can be read. */
const SCALE = 1.5;

/** As many are drawn of one page at the most: a page of a poster's size takes a browser's memory. */
const MOST_PIXELS = 8_000_000;

/** How large a page is drawn, by its size in points. */
export function pageScale({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
}
