import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import { redirectKey } from '@kontorwerk/contract/redirects';
import { itemLanguage, siteLanguage } from './item-language.ts';
import { readItems, type WordPressItem, type WordPressSite } from './read-items.ts';
import { textOfHtml } from './text-of-html.ts';

/** A picture of the library. */
export type Attachment = { readonly address: string; readonly alt: string };

/** What a post is called in the languages that it is written in. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

/** What has to be known of the whole file before its first post can be written. */
export type Survey = {
  readonly site: WordPressSite;
  readonly language: Language;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** The posts of each group of translations, by their language. */
  readonly groups: ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>;
  /** What the posts are called that visitors see, by their numbers (`?p=12`) and their paths. */
  readonly titles: ReadonlyMap<string, Titles>;
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

/** What finds the titles of posts by where they are. */
class TitlesByPlace {
  readonly byPlace = new Map<string, Titles>();
  readonly #ofGroup = new Map<string, Partial<Record<Language, string>>>();

  add(item: WordPressItem): void {
    if (textOf(item, 'wp:status') !== 'publish') return;
    const { language, group } = itemLanguage(item);
    const titles = this.#ofGroup.get(group ?? '') ?? {};
    // One that is written in one language stands for both.
    titles[language ?? DEFAULT_LANGUAGE] = textOfHtml(textOf(item, 'title'));
    if (group !== null) this.#ofGroup.set(group, titles);
    const address = addressByPath(item);
    if (address) this.byPlace.set(redirectKey(address.pathname), titles);
    this.byPlace.set(byNumber(textOf(item, 'wp:post_id')), titles);
  }
}

/** The address of a post by its number, which WordPress sends on from. */
export function byNumber(id: string): string {
  return `/?p=${id}`;
}

function kindOf(item: WordPressItem): string {
  const type = textOf(item, 'wp:post_type') || 'item without a type';
  if (type !== 'post') return type;
  const { foreign } = itemLanguage(item);
  return foreign === null ? 'post in the trash' : `post in the language “${foreign}”`;
}

/** Reads the file once for what posts refer to. */
export async function survey(file: string): Promise<Survey> {
  const attachments = new Map<string, Attachment>();
  const groups = new Map<string, Partial<Record<Language, string>>>();
  const titles = new TitlesByPlace();
  const shown = new Set<string>();
  const leftOut = new Map<string, number>();
  const count = (kind: string, more = 1) => leftOut.set(kind, (leftOut.get(kind) ?? 0) + more);
  const items = readItems(file);
  for (;;) {
    const next = await items.next();
    if (next.done) {
      const unused = [...attachments.keys()].filter((id) => !shown.has(id)).length;
      if (unused > 0) count('file of the library that no post has as its picture', unused);
      return {
        site: next.value,
        language: siteLanguage(next.value),
        attachments,
        groups,
        titles: titles.byPlace,
        leftOut,
      };
    }
    const item = next.value;
    const id = textOf(item, 'wp:post_id');
    const { language, group } = itemLanguage(item);
    if (item.comments > 0) count('comment', item.comments);
    if (textOf(item, 'wp:post_type') === 'attachment') {
      const alt = item.meta.get('_wp_attachment_image_alt')?.trim() ?? '';
      attachments.set(id, { address: textOf(item, 'wp:attachment_url'), alt });
    } else if (isPost(item)) {
      titles.add(item);
      shown.add(pictureOf(item));
      if (language && group) groups.set(group, { ...groups.get(group), [language]: id });
    } else count(kindOf(item));
  }
}
