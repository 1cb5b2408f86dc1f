import type { Language } from '@kontorwerk/contract/languages';
import type { Client, Job, Media, Page, Post, Project, Review, SiteSetting } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { type WireContext, wireContext } from '../context.ts';
import type { PublishedContent } from '../published-content.ts';

/** Returns a localised text as stored. */
export function both(en: string, de: string) {
  return { en, de };
}

type Node = { readonly type: 'paragraph' } | { readonly type: 'heading'; readonly tag: 'h2' };

function block(kind: Node, text: string) {
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
  return { ...kind, version: 1, children: [words], direction: 'ltr', format: '', indent: 0, textFormat: 0 };
}

/** Returns a rich text with these nodes, as the editor stores it. */
export function richText(children: { type: string; version: number }[]) {
  return { root: { type: 'root', version: 1, children, direction: 'ltr', format: '', indent: 0 } as const };
}

/** Returns a paragraph that is a link. */
export function linkTo(url: string) {
  const words = { type: 'text', version: 1, text: 'there', format: 0, detail: 0, mode: 'normal', style: '' };
  const link = { type: 'link', version: 3, fields: { url, linkType: 'custom', newTab: false }, children: [words] };
  return { type: 'paragraph', version: 1, children: [link], direction: 'ltr', format: '', indent: 0, textFormat: 0 };
}

/** Returns a library picture in a text. */
export function pictureIn(picture: number, caption?: string) {
  return { type: 'upload', version: 3, relationTo: 'media', value: picture, fields: { caption }, format: '' };
}

/** Returns a rich text of one paragraph. */
export function paragraph(text: string) {
  return richText([block({ type: 'paragraph' }, text)]);
}

/** Returns a rich text of sections: a heading and a paragraph for each name. */
export function sections(...names: readonly string[]) {
  return richText(
    names.flatMap((name) => [block({ type: 'heading', tag: 'h2' }, name), block({ type: 'paragraph' }, `On ${name}.`)]),
  );
}

const DATES = { createdAt: '2026-01-01T12:00:00.000Z', updatedAt: '2026-01-01T12:00:00.000Z' };

/** Builds stored documents from a test's fields, with the others empty. */
export const stored = {
  page: (fields: Partial<Stored<Page>>): Stored<Page> => ({
    id: 1,
    slug: '',
    title: '',
    page_key: 'homepage',
    ...DATES,
    ...fields,
  }),
  project: (fields: Partial<Stored<Project>>): Stored<Project> => {
    return { id: 1, title: '', description: '', pro_category: '', image: 99, year: 2026, ...DATES, ...fields };
  },
  post: (fields: Partial<Stored<Post>>): Stored<Post> => {
    const nothing = { title: '', description: '', category: '', image: 99, body: richText([]) };
    return { id: 1, ...nothing, post_type: 'blog', date: '2026-01-01', ...DATES, ...fields };
  },
  job: (fields: Partial<Stored<Job>>): Stored<Job> => {
    return { id: 1, title: '', description: '', body: richText([]), offices: [], job_type: '', ...DATES, ...fields };
  },
  review: (fields: Partial<Stored<Review>>): Stored<Review> => {
    return { id: 1, name: '', location_company: '', review: '', ...DATES, ...fields };
  },
  client: (fields: Partial<Stored<Client>>): Stored<Client> => ({ id: 1, title: '', image: 99, ...DATES, ...fields }),
  media: (fields: Partial<Stored<Media>>): Stored<Media> => ({ id: 1, ...DATES, ...fields }),
  settings: (fields: Partial<Stored<SiteSetting>>): Stored<SiteSetting> => {
    return { id: 1, brand_name: '', phone_rule: 'indian', email_rule: 'simple', offices: [], ...fields };
  },
};

/** A picture with two sizes and the id 1. */
export const PICTURE = stored.media({
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
});

export const MUNICH = {
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
} as const satisfies NonNullable<Stored<SiteSetting>['offices']>[number];

/** Returns published content: a picture, an office, and what a test adds. */
export function published(parts: Partial<PublishedContent> = {}): PublishedContent {
  return {
    pages: [],
    projects: [],
    posts: [],
    jobs: [],
    reviews: [],
    clients: [],
    certificates: [],
    media: [PICTURE],
    redirects: [],
    'site-settings': stored.settings({ offices: [MUNICH] }),
    navigation: { id: 1, _status: 'draft' },
    words: { id: 1, _status: 'draft' },
    ...parts,
  };
}

/** Returns a context for tests; the day is 2026-06-15. */
export function testContext(language: Language = 'en', parts: Partial<PublishedContent> = {}): WireContext {
  return wireContext(published(parts), language, '2026-06-15');
}
