import path from 'node:path';
import type { Ground } from '@kontorwerk/contract/pages/pages';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import sharp, { type OverlayOptions } from 'sharp';

/** The texts and ground colour of a link preview. */
export type Preview = {
  readonly title: string;
  readonly brand: string;
  /** The line on the horizon. */
  readonly footline: string;
  readonly ground: Ground;
};

/** In pixels, the usual size of link previews. */
const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;

const { paper, ink, petrol, mist, marigold, 'petrol-deep': petrolDeep } = BRAND_COLOURS;
/** The colours of a preview: ground, text, the sun and the horizon below it. */
const GROUNDS = {
  paper: { ground: paper, ink, sun: marigold, horizon: petrol },
  mist: { ground: mist, ink, sun: marigold, horizon: petrol },
  petrol: { ground: petrol, ink: paper, sun: marigold, horizon: petrolDeep },
  marigold: { ground: marigold, ink, sun: paper, horizon: ink },
} as const satisfies Readonly<Record<Ground, object>>;

/** The text colour on any horizon. */
const ON_HORIZON = paper;

const MARGIN = 72;
const HORIZON = 528;
const TITLE_WIDTH = 940;
const TITLE_TOP = 168;

const SMALLEST_TITLE = 50;
/** From large to small, in pixels: the first size at which the title fits is used. */
const TITLE_SIZES = [112, 96, 82, 70, 60, SMALLEST_TITLE];
/** Characters kept of a title that is too long for any size. */
const LONGEST_TITLE = 120;
/** Characters kept of the brand and of the line on the horizon: two lines each. */
const LONGEST_BRAND = 60;
const LONGEST_FOOTLINE = 110;

/** Resolves both from here and from the built server. */
const FONT_FILE = path.join(import.meta.dirname, '../../server/documents/display.ttf');
/** Our own font only: the machine's fonts are arbitrary. */
const FONT = { family: 'Kontorwerk Display', file: FONT_FILE };

/** Shortens a text with an ellipsis. @param longest in characters */
function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

/** Escapes a text as markup on one line: line breaks don't fit, and control characters have no glyph. */
function escaped(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Whether a text has anything visible: the library refuses to draw spaces alone. */
function hasShape(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

type Words = {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  /** The maximum width of its lines. */
  readonly width: number;
  /** Whether a word that is longer than a line is broken anywhere; otherwise it overflows. */
  readonly breaks: boolean;
};

/** Sets a text in as many lines as it needs. */
async function typeset({ text, size, colour, width, breaks }: Words) {
  // Pango counts in 1/1024 of a pixel.
  const tracking = Math.round(-0.027 * size * 1024);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${tracking}">${escaped(text)}</span>`,
      font: `${FONT.family} ${size}`,
      fontfile: FONT.file,
      spacing: Math.round(-0.12 * size),
      dpi: 72,
      rgba: true,
      width,
      wrap: breaks ? 'word-char' : 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Skips sizes that can't fit, as typesetting takes time. In pixels. */
function sizesFor(text: string): readonly number[] {
  const fits = (size: number) => Math.ceil((text.length * size * 0.4) / TITLE_WIDTH) * size <= HORIZON - TITLE_TOP;
  const first = TITLE_SIZES.findIndex(fits);
  return TITLE_SIZES.slice(first === -1 ? -1 : first);
}

async function typesetTitle(text: string, colour: string): Promise<OverlayOptions> {
  const place = { left: MARGIN, top: TITLE_TOP };
  const title = { text, colour, width: TITLE_WIDTH };
  for (const size of sizesFor(text)) {
    const { input, width, height } = await typeset({ ...title, size, breaks: false });
    if (width <= TITLE_WIDTH && TITLE_TOP + height <= HORIZON - 24) return { input, ...place };
  }
  const { input } = await typeset({
    ...title,
    text: shorten(text, LONGEST_TITLE),
    size: SMALLEST_TITLE,
    breaks: true,
  });
  return { input, ...place };
}

/** Draws the sun on the horizon, and the logo. */
function scene({ ground, ink, sun, horizon }: (typeof GROUNDS)[Ground]): Buffer {
  const mark = `<g transform="translate(${MARGIN} 60) scale(2)"><path d="M0 0H10V32H0Z" fill="${ink}"/><path d="M12 16A16 16 0 0 1 28 0V16Z" fill="${sun}"/><path d="M12 16A16 16 0 0 1 28 32H12Z" fill="${ink}"/></g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}"><path d="M0 0H${PREVIEW_WIDTH}V${PREVIEW_HEIGHT}H0Z" fill="${ground}"/><path d="M816 ${HORIZON}A168 168 0 0 1 1152 ${HORIZON}Z" fill="${sun}"/><path d="M0 ${HORIZON}H${PREVIEW_WIDTH}V${PREVIEW_HEIGHT}H0Z" fill="${horizon}"/>${mark}</svg>`,
  );
}

/** Draws the preview image of a link to a page: a PNG of 1200 by 630 pixels. */
export async function drawPreview({ title, brand, footline, ground }: Preview): Promise<Buffer> {
  const colours = GROUNDS[ground];
  const line = { width: TITLE_WIDTH, breaks: true };
  const set = async (text: string, size: number, colour: string) =>
    hasShape(text) ? await typeset({ ...line, text, size, colour }) : null;
  const name = await set(shorten(brand, LONGEST_BRAND), 46, colours.ink);
  const words = await set(shorten(footline, LONGEST_FOOTLINE), 30, ON_HORIZON);
  return sharp(scene(colours))
    .composite([
      ...(name ? [{ input: name.input, left: MARGIN + 76, top: 72 }] : []),
      ...(hasShape(title) ? [await typesetTitle(title, colours.ink)] : []),
      ...(words ? [{ input: words.input, left: MARGIN, top: HORIZON + 36 }] : []),
    ])
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer();
}
