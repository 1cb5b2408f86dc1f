import type { WireContext } from '../context.ts';
import { wireContext } from '../context.ts';
import type { Doc, PublishedContent } from '../parts.ts';

/** A localised text as it is stored. */
export function both(en: string, de: string) {
  return { en, de };
}

function block(kind: { readonly type: 'paragraph' } | { readonly type: 'heading'; readonly tag: 'h2' }, text: string) {
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
  return { ...kind, version: 1, children: [words], direction: 'ltr', format: '', indent: 0, textFormat: 0 };
}

function richText(children: readonly ReturnType<typeof block>[]) {
  return { root: { type: 'root', version: 1, children, direction: 'ltr', format: '', indent: 0 } };
}

/** A rich text of one paragraph as the editor stores it. */
export function paragraph(text: string) {
  return richText([block({ type: 'paragraph' }, text)]);
}

/** A rich text of sections: a heading and a paragraph for each name. */
export function sections(...names: readonly string[]) {
  return richText(
    names.flatMap((name) => [block({ type: 'heading', tag: 'h2' }, name), block({ type: 'paragraph' }, `On ${name}.`)]),
  );
}

/** A picture with two sizes, under the id 1. */
export const PICTURE: Doc = {
  id: 1,
  filename: 'lamp-1600.avif',
  width: 1600,
  height: 900,
  focalX: 40,
  focalY: 60,
  alt: both('A lamp', 'Eine Leuchte'),
  sizes: {
    avif_480: { filename: 'lamp-480.avif', mimeType: 'image/avif', width: 480, height: 270 },
    avif_960: { filename: null, mimeType: null, width: null, height: null },
    webp_960: { filename: 'lamp-960.webp', mimeType: 'image/webp', width: 960, height: 540 },
  },
};

export const MUNICH: Doc = {
  code: 'MUC',
  city: both('Munich', 'München'),
  address: both('Lindenhof 12', 'Lindenhof 12'),
  phone: '+49 89 99998 120',
  time_zone: 'Europe/Berlin',
  opens: '09:00',
  closes: '18:00',
  workdays: ['1', '2', '3'],
  latitude: 48.1372,
  longitude: 11.5756,
};

const NOTHING: PublishedContent = {
  pages: [],
  projects: [],
  posts: [],
  jobs: [],
  reviews: [],
  clients: [],
  certificates: [],
  media: [PICTURE],
  'site-settings': [{ offices: [MUNICH] }],
};

/** What is published: nothing but a picture and an office, and what a test adds. */
export function published(parts: Partial<PublishedContent> = {}): PublishedContent {
  return { ...NOTHING, ...parts };
}

/** The context of a test; the day is 2026-06-15. */
export function testContext(language: 'en' | 'de' = 'en', parts: Partial<PublishedContent> = {}): WireContext {
  return wireContext(published(parts), language, '2026-06-15');
}
