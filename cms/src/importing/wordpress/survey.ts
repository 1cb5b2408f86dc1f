import type { Language } from '@kontorwerk/contract/languages';
import { itemLanguage, siteLanguage } from './item-language.ts';
import { readItems, type WordPressItem, type WordPressSite } from './read-items.ts';

/** A picture of the library. */
export type Attachment = { readonly address: string; readonly alt: string };

/** What has to be known of the whole file before its first post can be written. */
export type Survey = {
  readonly site: WordPressSite;
  readonly language: Language;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** The posts of each group of translations, by their language. */
  readonly groups: ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>;
  /** How many there are of everything that is left out. */
  readonly leftOut: ReadonlyMap<string, number>;
};

export function textOf({ texts }: WordPressItem, name: string): string {
  return texts.get(name)?.trim() ?? '';
}

/** Tells whether an item is a post that was kept. */
export function isPost(item: WordPressItem): boolean {
  const kept = !['trash', 'auto-draft', 'inherit'].includes(textOf(item, 'wp:status'));
  return textOf(item, 'wp:post_type') === 'post' && kept;
}

function kindOf(item: WordPressItem): string {
  const type = textOf(item, 'wp:post_type') || 'item without a type';
  return type === 'post' ? 'post in the trash' : type;
}

/** Reads the file once for what posts refer to. */
export async function survey(file: string): Promise<Survey> {
  const attachments = new Map<string, Attachment>();
  const groups = new Map<string, Partial<Record<Language, string>>>();
  const leftOut = new Map<string, number>();
  const count = (kind: string, more = 1) => leftOut.set(kind, (leftOut.get(kind) ?? 0) + more);
  const items = readItems(file);
  for (;;) {
    const next = await items.next();
    if (next.done) return { site: next.value, language: siteLanguage(next.value), attachments, groups, leftOut };
    const item = next.value;
    const id = textOf(item, 'wp:post_id');
    const { language, group } = itemLanguage(item);
    if (item.comments > 0) count('comment', item.comments);
    if (textOf(item, 'wp:post_type') === 'attachment') {
      const alt = item.meta.get('_wp_attachment_image_alt')?.trim() ?? '';
      attachments.set(id, { address: textOf(item, 'wp:attachment_url'), alt });
    } else if (!isPost(item)) count(kindOf(item));
    else if (language && group) groups.set(group, { ...groups.get(group), [language]: id });
  }
}
