import { redirectKey } from '@kontorwerk/contract/address/redirects';
import type { Language } from '@kontorwerk/contract/languages';
import { digest } from '#cms/base/digest.ts';
import { makePictureKey } from '../wire/picture-address.ts';
import { type Blog, detectBlog } from './blog.ts';
import { extractText, readItems, type WordPressItem, type WordPressSite } from './export-items.ts';
import { detectItemLanguage, detectSiteLanguage } from './item-language.ts';

/** A picture of the library. */
export type Attachment = {
  readonly address: string;
  readonly alt: string;
  /** HTML. */
  readonly caption: string;
  /** The id of the post that it was uploaded to. */
  readonly parent: string;
};

/** The facts about a post that finding its translation and mapping links need. */
export type SurveyedPost = {
  readonly id: string;
  readonly language: Language;
  /** The trait that it shares with its translations in the same blog. */
  readonly group: string;
  /** Its slug. */
  readonly name: string;
  /** The id of its picture; empty without one. */
  readonly picture: string;
  /** In the blog's time zone, to the second. */
  readonly date: string;
  /** A digest of author, day and blocks; empty without a date. */
  readonly makeup: string;
  /** Null for an unpublished one. */
  readonly title: string | null;
  readonly path: string | null;
};

/** The facts about the whole file that its first post needs. */
export type Survey = {
  readonly site: WordPressSite;
  readonly blog: Blog;
  readonly language: Language;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** The contents of reusable blocks, by id. */
  readonly reusable: ReadonlyMap<string, string>;
  readonly posts: readonly SurveyedPost[];
  /** The counts of everything that is left out. */
  readonly leftOut: ReadonlyMap<string, number>;
};

export function getText({ texts }: WordPressItem, name: string): string {
  return texts.get(name)?.trim() ?? '';
}

/** Returns the id of a post's picture; empty without one. */
export function getPictureId({ meta }: WordPressItem): string {
  return meta.get('_thumbnail_id')?.trim() ?? '';
}

/** Returns a picture's path in its blog's uploads, which have a separate folder in a network; empty elsewhere. */
export function findUploadPath(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  return /\/(?:uploads|files)\/(?:sites\/\d+\/)?(.+)$/.exec(path)?.[1] ?? '';
}

/** Whether an item is a saved post, in a language of this site. */
export function isPost(item: WordPressItem): boolean {
  const kept = !['trash', 'auto-draft', 'inherit'].includes(getText(item, 'wp:status'));
  return getText(item, 'wp:post_type') === 'post' && kept && detectItemLanguage(item).foreign === null;
}

/** Returns the address of an item found by its path; null for WordPress' plain permalinks, a query at the home page. */
export function findPathAddress(item: WordPressItem): URL | null {
  const address = URL.parse(getText(item, 'link'));
  return address && address.search === '' && redirectKey(address.pathname) !== '/' ? address : null;
}

/** Returns the short address of a post, which WordPress redirects. */
export function makeShortAddress(id: string): string {
  return `/?p=${id}`;
}

/** Elements that a translation has in the same order; links and emphasis may differ. */
const BLOCKS = /<(h[1-6]|p|ul|ol|li|blockquote|pre|table|tr|figure|img|hr)(?=[\s/>])/gi;

/** Returns a digest of a post's author, day and blocks, which translations share; empty without a date. */
function describeMakeup(item: WordPressItem): string {
  const day = getText(item, 'wp:post_date').slice(0, 10);
  if (!/^[1-9]/.test(day)) return '';
  const blocks = Array.from(getText(item, 'content:encoded').matchAll(BLOCKS), ([, name = '']) => name.toLowerCase());
  return digest([day, getText(item, 'dc:creator'), ...blocks]);
}

function surveyPost(item: WordPressItem): Omit<SurveyedPost, 'language'> & { readonly language: Language | null } {
  const { language, group } = detectItemLanguage(item);
  const isShown = getText(item, 'wp:status') === 'publish';
  return {
    id: getText(item, 'wp:post_id'),
    language,
    group,
    name: getText(item, 'wp:post_name'),
    picture: getPictureId(item),
    date: getText(item, 'wp:post_date'),
    makeup: describeMakeup(item),
    title: isShown ? extractText(getText(item, 'title')) : null,
    path: findPathAddress(item)?.pathname ?? null,
  };
}

function getKind(item: WordPressItem): string {
  const type = getText(item, 'wp:post_type') || 'item without a type';
  if (type !== 'post') return type;
  const { foreign } = detectItemLanguage(item);
  return foreign === null ? 'post in the trash' : `post in the language “${foreign}”`;
}

/** Returns the addresses of a text's pictures; galleries refer to theirs by id. */
function findPictures(content: string): readonly string[] {
  const addresses = Array.from(
    content.matchAll(/<img\s[^<>]{0,5000}?\bsrc=["']([^"'<>]{1,2000})["']/gi),
    ([, src = '']) => src,
  );
  return addresses;
}

function findGalleries(content: string): readonly string[] {
  return Array.from(
    content.matchAll(/\[gallery\s[^[\]]{0,5000}?\b(?:ids|include)=["']([\d,\s]{1,5000})/gi),
    ([, ids = '']) => ids.split(','),
  ).flatMap((ids) => ids.map((id) => id.trim()));
}

/** Collects which pictures of the library posts show. */
class ShownPictures {
  readonly #ids = new Set<string>();
  readonly #addresses = new Set<string>();
  readonly #galleriesOf = new Set<string>();

  add(item: WordPressItem): void {
    const content = item.texts.get('content:encoded') ?? '';
    this.#ids.add(getPictureId(item));
    for (const id of findGalleries(content)) this.#ids.add(id);
    for (const address of findPictures(content)) this.#addresses.add(address);
    if (/\[gallery\b/.test(content)) this.#galleriesOf.add(getText(item, 'wp:post_id'));
  }

  /** Returns the number of the library's pictures that no post shows. */
  unused(attachments: ReadonlyMap<string, Attachment>, origin: string): number {
    const keys = new Set([...this.#addresses].map((address) => makePictureKey(address, origin)));
    return [...attachments].filter(
      ([id, { address, parent }]) =>
        !this.#ids.has(id) && !this.#galleriesOf.has(parent) && !keys.has(makePictureKey(address, origin)),
    ).length;
  }
}

function readAttachment(item: WordPressItem): Attachment {
  return {
    address: getText(item, 'wp:attachment_url'),
    alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '',
    caption: getText(item, 'excerpt:encoded'),
    parent: getText(item, 'wp:post_parent'),
  };
}

/** Reads the file once for what posts refer to. */
export async function surveyFile(file: string): Promise<Survey> {
  const attachments = new Map<string, Attachment>();
  const reusable = new Map<string, string>();
  const posts: ReturnType<typeof surveyPost>[] = [];
  const shown = new ShownPictures();
  const leftOut = new Map<string, number>();
  let link = '';
  const count = (kind: string, more = 1) => leftOut.set(kind, (leftOut.get(kind) ?? 0) + more);
  const items = readItems(file);
  for (;;) {
    const next = await items.next();
    if (next.done) {
      const site = next.value;
      const language = detectSiteLanguage(site);
      const blog = detectBlog(site, link);
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
    const id = getText(item, 'wp:post_id');
    const type = getText(item, 'wp:post_type');
    link ||= getText(item, 'link');
    if (item.comments > 0) count('comment', item.comments);
    if (type === 'attachment') attachments.set(id, readAttachment(item));
    else if (type === 'wp_block') reusable.set(id, item.texts.get('content:encoded') ?? '');
    else if (isPost(item)) {
      posts.push(surveyPost(item));
      shown.add(item);
    } else count(getKind(item));
  }
}
