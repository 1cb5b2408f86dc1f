import { categoryOf } from './categories.ts';
import { READ_FIELDS } from './item-language.ts';
import type { WordPressItem } from './read-items.ts';
import { isOfSeoPlugin } from './seo-texts.ts';
import { textOf } from './survey.ts';
import { textOfHtml } from './text-of-html.ts';

/** Plugins' terms of languages and translations, which are read. */
const READ: readonly string[] = ['language', 'post_translations'];

/** WordPress' field of a post's footnotes. */
export const FOOTNOTES = 'footnotes';

/** Names of taxonomies that differ from WordPress' own. */
const KINDS: Readonly<Record<string, string>> = { post_tag: 'tag', post_format: 'format' };

/** Returns what posts here can't hold: further categories, tags, custom fields. */
export function leftOutOf(item: WordPressItem): readonly string[] {
  const kept = categoryOf(item);
  const terms = item.terms.filter((term) => term !== kept && !READ.includes(term.domain));
  // WordPress and its plugins prefix internal fields with an underscore.
  const isOwn = (key: string) => key !== '' && !key.startsWith('_') && !isOfSeoPlugin(key);
  const fields = [...item.meta].filter(
    ([key, value]) => isOwn(key) && ![...READ_FIELDS, FOOTNOTES].includes(key) && value.trim() !== '',
  );
  return [
    ...terms.map(({ domain, name }) => `${KINDS[domain] ?? domain} “${textOfHtml(name)}”`),
    ...fields.map(([key]) => `field “${key}”`),
    ...(textOf(item, 'wp:is_sticky') === '1' ? ['that it stands before all others'] : []),
  ];
}

/** Returns why a post that was meant for readers is a draft here; null for others, and for drafts. */
export function whyDraft(item: WordPressItem): string | null {
  const status = textOf(item, 'wp:status');
  if (textOf(item, 'wp:post_password') !== '') return 'visitors need a password for it there; it is a draft here';
  const date = textOf(item, 'wp:post_date');
  if (status === 'future') return `it is planned for ${date} there; it is a draft here`;
  return status === 'private' ? 'it is private there; it is a draft here' : null;
}
