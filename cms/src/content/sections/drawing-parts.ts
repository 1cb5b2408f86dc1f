import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';

const { card: CARD, ink: INK, marigold: MARIGOLD, mist: MIST, paper: PAPER, petrol: PETROL } = BRAND_COLOURS;
/** The colour of text lines. */
const SOFT = '#A6A498';

/** The drawing's size; Payload shows it at 3:2. */
const WIDTH = 240;
const HEIGHT = 160;

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${fill}"/>`;
}

/** Draws a title: a bar of ink. */
export function title(x: number, y: number, width: number, height = 9): string {
  return box(x, y, width, height, INK);
}

/** Draws lines of text below each other, the last one shorter. */
export function lines(x: number, y: number, width: number, count = 2): string {
  return Array.from({ length: count }, (_, at) =>
    box(x, y + at * 9, at === count - 1 && count > 1 ? Math.round(width * 0.6) : width, 3, SOFT),
  ).join('');
}

/** Draws a horizontal hairline. */
export function rule(x: number, y: number, width: number): string {
  return box(x, y, width, 1, INK);
}

/** Draws a picture: a sun over the ground, one corner round as on the site. */
export function picture(x: number, y: number, width: number, height: number): string {
  const corner = Math.round(Math.min(width, height) * 0.3);
  const sun = Math.round(Math.min(width, height) * 0.25);
  const [middle, foot] = [x + Math.round(width / 2), y + height];
  return [
    `<path d="M${x} ${y}h${width - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${foot}H${x}z" fill="${PETROL}"/>`,
    `<path d="M${middle - sun} ${foot}a${sun} ${sun} 0 0 1 ${sun * 2} 0z" fill="${MARIGOLD}"/>`,
  ].join('');
}

/** Draws the site's button: a bar and a quarter disc. */
export function button(x: number, y: number): string {
  return `${box(x, y, 30, 14, INK)}<path d="M${x + 32} ${y}a14 14 0 0 1 14 14h-14z" fill="${MARIGOLD}"/>`;
}

/** Draws a form field. */
export function input(x: number, y: number, width: number, height = 18): string {
  return `<path d="M${x}.5 ${y}.5h${width - 1}v${height - 1}h-${width - 1}z" fill="${CARD}" stroke="${INK}"/>`;
}

/** Draws a frame. */
export function frame(x: number, y: number, width: number, height: number): string {
  return `<path d="M${x}.5 ${y}.5h${width - 1}v${height - 1}h-${width - 1}z" fill="none" stroke="${INK}"/>`;
}

/** Draws a glyph: a bar and two quarters, as small as a letter. */
export function glyph(x: number, y: number): string {
  return `${box(x, y, 7, 18, INK)}<path d="M${x + 9} ${y + 9}a9 9 0 0 1 9-9v9z" fill="${MARIGOLD}"/><path d="M${x + 9} ${y + 9}h9v9a9 9 0 0 1-9-9z" fill="${PETROL}"/>`;
}

/** Draws a tinted area. */
export function tint(x: number, y: number, width: number, height: number): string {
  return box(x, y, width, height, MIST);
}

/** Draws a dot: a place on a map, a face, a seal. */
export function dot(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${MARIGOLD}"/>`;
}

/** Draws an arrowhead, to the right or downwards. */
export function arrow(x: number, y: number, to: 'right' | 'down'): string {
  const path = to === 'right' ? 'l6 6l-6 6' : 'l6 6l6-6';
  return `<path d="M${x} ${y}${path}" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

/** Combines the parts on paper to a data URL. */
export function drawing(...parts: readonly string[]): string {
  const paper = box(0, 0, WIDTH, HEIGHT, PAPER);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paper}${parts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
