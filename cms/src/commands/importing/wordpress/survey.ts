import type { Language } from '@kontorwerk/contract/languages';
import { redirectKey } from '@kontorwerk/contract/redirects';
import { digest } from '#cms/base/digest.ts';
import { pictureKey } from '../wire/picture-address.ts';
import { type Blog, blogOf } from './blog.ts';
import { itemLanguage, siteLanguage } from './item-language.ts';
import { readItems, type WordPressItem, type WordPressSite } from './read-items.ts';
import { textOfHtml } from './text-of-html.ts';

/** A picture of the library. */
export type Attachment = {
  readonly address: string;
  readonly alt: string;
  /** HTML. */
  readonly caption: string;
  /** The number of the post that it was uploaded to. */
  readonly parent: string;
};

/** What has to be known of a post to find its translation, and where links lead. */
export type SurveyedPost = {
  readonly id: string;
  readonly language: Language;
  /** What it has in common with its translations in the same blog. */
  readonly group: string;
  /** Its name in addresses. */
  readonly name: string;
  /** The number of its picture; empty where it has none. */
  readonly picture: string;
  /** By the blog's clock, to the second. */
  readonly date: string;
  /** Of its author, its day and its blocks; empty where it has no date yet. */
  readonly makeup: string;
  /** Null of one that visitors don't see. */
  readonly title: string | null;
  readonly path: string | null;
};

/** What has to be known of the whole file before its first post can be written. */
export type Survey = {
  readonly site: WordPressSite;
  readonly blog: Blog;
  readonly language: Language;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** The contents of reusable blocks, by their numbers. */
  readonly reusable: ReadonlyMap<string, string>;
  readonly posts: readonly SurveyedPost[];
  /** How many there are of everything that is left out. */
  readonly leftOut: ReadonlyMap<string, number>;
};

export function textOf({ texts }: WordPressItem, name: string): string {
  return texts.get(name)?.trim() ?? '';
}

/** The number of a post's picture; empty where it has none. */
export function pictureOf({ meta }: WordPressItem): string {
  return meta.get('_thumbnail_id')?.trim() ?? '';
}

/** Where in the uploads of its blog a picture is, which in a network have a folder of their own; empty elsewhere. */
export function uploadPath(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  return /\/(?:uploads|files)\/(?:sites\/\d+\/)?(.+)$/.exec(path)?.[1] ?? '';
}

/** Tells whether an item is a post that was kept, in a language of this site. */
export function isPost(item: WordPressItem): boolean {
  const kept = !['trash', 'auto-draft', 'inherit'].includes(textOf(item, 'wp:status'));
  return textOf(item, 'wp:post_type') === 'post' && kept && itemLanguage(item).foreign === null;
}

/**
 * The address of an item that is found by its path; null where a query finds it, as it is with WordPress' plain permalinks:
 * their path is the home page's.
 */
export function addressByPath(item: WordPressItem): URL | null {
  const address = URL.parse(textOf(item, 'link'));
  return address && address.search === '' && redirectKey(address.pathname) !== '/' ? address : null;
}

/** The address of a post by its number, which WordPress sends on from. */
export function byNumber(id: string): string {
  return `/?p=${id}`;
}

/** Elements that a translation has in the same order; links and emphasis may differ. */
const BLOCKS = /<(h[1-6]|p|ul|ol|li|blockquote|pre|table|tr|figure|img|hr)(?=[\s/>])/gi;

/** Of the author, the day and the blocks of a post, which translations share; empty where it has no date yet. */
function makeupOf(item: WordPressItem): string {
  const day = textOf(item, 'wp:post_date').slice(0, 10);
  if (!/^[1-9]/.test(day)) return '';
  const blocks = Array.from(textOf(item, 'content:encoded').matchAll(BLOCKS), ([, name = '']) => name.toLowerCase());
  return digest([day, textOf(item, 'dc:creator'), ...blocks]);
}

function surveyed(item: WordPressItem): Omit<SurveyedPost, 'language'> & { readonly language: Language | null } {
  const { language, group } = itemLanguage(item);
  const isShown = textOf(item, 'wp:status') === 'publish';
  return {
    id: textOf(item, 'wp:post_id'),
    language,
    group,
    name: textOf(item, 'wp:post_name'),
    picture: pictureOf(item),
    date: textOf(item, 'wp:post_date'),
    makeup: makeupOf(item),
    title: isShown ? textOfHtml(textOf(item, 'title')) : null,
    path: addressByPath(item)?.pathname ?? null,
  };
}

function kindOf(item: WordPressItem): string {
  const type = textOf(item, 'wp:post_type') || 'item without a type';
  if (type !== 'post') return type;
  const { foreign } = itemLanguage(item);
  return foreign === null ? 'post in the trash' : `post in the language “${foreign}”`;
}

/** The addresses of pictures that a text shows; galleries name theirs by number. */
function picturesIn(content: string): readonly string[] {
  const addresses = Array.from(
    content.matchAll(/<img\s[^<>]{0,5000}?\bsrc=["']([^"'<>]{1,2000})["']/gi),
    ([, src = '']) => src,
  );
  return addresses;
}

function galleriesIn(content: string): readonly string[] {
  return Array.from(
    content.matchAll(/\[gallery\s[^[\]]{0,5000}?\b(?:ids|include)=["']([\d,\s]{1,5000})/gi),
    ([, ids = '']) => ids.split(','),
  ).flatMap((ids) => ids.map((id) => id.trim()));
}

/** Notes which pictures of the library posts show. */
class ShownPictures {
  readonly #ids = new Set<string>();
  readonly #addresses = new Set<string>();
  readonly #galleriesOf = new Set<string>();

  add(item: WordPressItem): void {
    const content = item.texts.get('content:encoded') ?? '';
    this.#ids.add(pictureOf(item));
    for (const id of galleriesIn(content)) this.#ids.add(id);
    for (const address of picturesIn(content)) this.#addresses.add(address);
    if (/\[gallery\b/.test(content)) this.#galleriesOf.add(textOf(item, 'wp:post_id'));
  }

  /** How many of the library no post shows. */
  unused(attachments: ReadonlyMap<string, Attachment>, origin: string): number {
    const keys = new Set([...this.#addresses].map((address) => pictureKey(address, origin)));
    return [...attachments].filter(
      ([id, { address, parent }]) =>
        !this.#ids.has(id) && !this.#galleriesOf.has(parent) && !keys.has(pictureKey(address, origin)),
    ).length;
  }
}

function attachmentOf(item: WordPressItem): Attachment {
  return {
    address: textOf(item, 'wp:attachment_url'),
    alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '',
    caption: textOf(item, 'excerpt:encoded'),
    parent: textOf(item, 'wp:post_parent'),
  };
}

/** Reads the file once for what posts refer to. */
export async function survey(file: string): Promise<Survey> {
  const attachments = new Map<string, Attachment>();
  const reusable = new Map<string, string>();
  const posts: ReturnType<typeof surveyed>[] = [];
  const shown = new ShownPictures();
  const leftOut = new Map<string, number>();
  let link = '';
  const count = (kind: string, more = 1) => leftOut.set(kind, (leftOut.get(kind) ?? 0) + more);
  const items = readItems(file);
  for (;;) {
    const next = await items.next();
    if (next.done) {
      const site = next.value;
      const language = siteLanguage(site);
      const blog = blogOf(site, link);
      const unused = shown.unused(attachments, blog.origin);
      if (unused > 0) count('file of the library that no post shows', unused);
      return {
        site,
        blog,
        language,
        attachments,
        reusable,
        posts: posts.map((post) => ({ ...post, language: post.language ?? language })),
        leftOut,
      };
    }
    const item = next.value;
    const id = textOf(item, 'wp:post_id');
    const type = textOf(item, 'wp:post_type');
    link ||= textOf(item, 'link');
    if (item.comments > 0) count('comment', item.comments);
    if (type === 'attachment') attachments.set(id, attachmentOf(item));
    else if (type === 'wp_block') reusable.set(id, item.texts.get('content:encoded') ?? '');
    else if (isPost(item)) {
      posts.push(surveyed(item));
      shown.add(item);
    } else count(kindOf(item));
  }
}
