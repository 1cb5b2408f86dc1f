import type { ImageSource } from '../content/entry.ts';
import { isEmptyValue, isRecord, type Untrusted } from '../content/read-values.ts';
import { isPostId, toPlainAddress } from './address-value.ts';
import { asMarkup, firstTag } from './html-tag.ts';
import { toPlainText, unwrapText } from './text-value.ts';

/** A picture, whatever its source shape; `sources` are its uncropped sizes. */
export type PictureValue = {
  readonly url: string;
  readonly alt: string;
  /** In pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly ImageSource[];
};

/** The id of a picture in WordPress's media library. */
export type AttachmentId = { readonly id: number };

const NO_PICTURE: PictureValue = { url: '', alt: '', width: 0, height: 0, sources: [] };

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The most sizes that are read; WordPress has some six, a theme a dozen. */
const MOST_SIZES = 40;

/** The uncropped sizes, the largest first; an array of addresses has no other hint of a size. */
const WHOLE_SIZES = ['full', '2048x2048', '1536x1536', 'large', 'medium_large', 'medium'] as const;

/** The relative difference in aspect ratio from which a size counts as a crop. */
const SHAPE_TOLERANCE = 0.03;

function pixels(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.round(number) : 0;
}

function text(value: unknown): string {
  const plain = toPlainText(value, false);
  return typeof plain === 'string' ? plain : '';
}

function address(value: unknown): string {
  const found = unwrapText(value);
  return typeof found === 'string' ? toPlainAddress(found) : '';
}

type Size = { readonly url: string; readonly width: number; readonly height: number };

/**
 * Reads the sizes of ACF (`large`, `large-width`, `large-height`) or of the REST API (`large: { source_url, width,
 * height }`).
 */
function sizesOf(sizes: Untrusted): readonly Size[] {
  const names = Object.keys(sizes).slice(0, 3 * MOST_SIZES);
  return names.flatMap((name) => {
    const size = sizes[name];
    if (isRecord(size)) {
      const url = address(size.source_url ?? size.url);
      return url === '' ? [] : { url, width: pixels(size.width), height: pixels(size.height) };
    }
    const isFlat = typeof size === 'string' && `${name}-width` in sizes;
    return isFlat
      ? { url: toPlainAddress(size), width: pixels(sizes[`${name}-width`]), height: pixels(sizes[`${name}-height`]) }
      : [];
  });
}

/** The address of the largest size in a record of addresses. */
function largestOf(sizes: Untrusted): string {
  const name = WHOLE_SIZES.find((size) => typeof sizes[size] === 'string' && sizes[size] !== '');
  return name === undefined ? '' : address(sizes[name]);
}

function typeOf(url: string): string | undefined {
  const extension = /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url.slice(-200))?.[1];
  return TYPES[extension?.toLowerCase() ?? ''];
}

/** The files for `srcset`, without crops, which show something else. */
function sourcesOf(whole: Size, sizes: readonly Size[]): readonly ImageSource[] {
  const sources = new Map<string, ImageSource>();
  for (const { url, width, height } of [...sizes, whole]) {
    const type = typeOf(url);
    const isWhole = Math.abs((width * whole.height) / (height * whole.width) - 1) < SHAPE_TOLERANCE;
    if (type !== undefined && isWhole) sources.set(`${type} ${width}`, { url, type, width });
  }
  // One file leaves nothing to choose.
  return sources.size < 2 ? [] : [...sources.values()].sort((a, b) => a.width - b.width).slice(0, MOST_SIZES);
}

function pictureOfRecord(record: Untrusted): PictureValue | AttachmentId | null {
  const { media_details: details } = record;
  const all = isRecord(details) ? details : record;
  const sizes = isRecord(all.sizes) ? all.sizes : {};
  const url =
    address(record.source_url) ||
    address(record.url) ||
    address(record.src) ||
    largestOf(sizes) ||
    largestOf(record) ||
    address(record.guid);
  const id = record.ID ?? record.id;
  if (url === '' && isPostId(id)) return { id: Number(id) };
  const isKnown = ['source_url', 'url', 'src', 'ID', 'id'].some((name) => name in record);
  if (url === '') return isKnown ? NO_PICTURE : null;
  const whole = { url, width: pixels(all.width), height: pixels(all.height) };
  const alt = text(record.alt ?? record.alt_text);
  return { ...whole, alt, sources: sourcesOf(whole, sizesOf(sizes)) };
}

/** Attributes in which lazy-loading plugins keep the address, with a placeholder in `src`. */
export const LATER_SRC = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-src-cmplz',
  'data-litespeed-src',
  'data-ezsrc',
] as const;

function pictureOfMarkup(markup: string): PictureValue | null {
  const tag = firstTag(markup, 'img');
  if (tag === null) return null;
  const name = [...LATER_SRC, 'src'].find((attribute) => !/^(?:data:|\s*$)/i.test(tag[attribute] ?? ''));
  const url = name === undefined ? '' : (tag[name] ?? '').trim();
  const alt = (tag.alt ?? '').replace(/\s+/g, ' ').trim();
  return { url, alt, width: pixels(tag.width), height: pixels(tag.height), sources: [] };
}

/**
 * Reads the result of `wp_get_attachment_image_src`, which is address, width, height and whether that is a size; or any
 * other list.
 */
function pictureOfList(list: readonly unknown[]): PictureValue | AttachmentId | null {
  const [first, width, height] = list;
  if (list.length === 0) return NO_PICTURE;
  const found = readPictureValue(first);
  if (found === null || 'id' in found || typeof first !== 'string') return found;
  return { ...found, width: pixels(width) || found.width, height: pixels(height) || found.height };
}

/**
 * Reads a picture: an address, an ACF array, the result of WordPress's functions or its REST API, `<img>` markup, or an
 * attachment's id. Null for anything else.
 */
export function readPictureValue(value: unknown): PictureValue | AttachmentId | null {
  if (isEmptyValue(value) || value === 0) return NO_PICTURE;
  if (isPostId(value)) return { id: Number(value) };
  if (typeof value === 'string') {
    const markup = asMarkup(value);
    if (markup !== null) return pictureOfMarkup(markup);
    return value.trim() === '0' ? NO_PICTURE : { ...NO_PICTURE, url: toPlainAddress(value) };
  }
  if (Array.isArray(value)) return pictureOfList(value);
  if (!isRecord(value)) return null;
  const { rendered } = value;
  return typeof rendered === 'string' ? readPictureValue(rendered) : pictureOfRecord(value);
}
