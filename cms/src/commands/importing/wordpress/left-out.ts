import { categoryOf } from './categories.ts';
import { READ_FIELDS } from './item-language.ts';
import type { WordPressItem } from './read-items.ts';
import { isOfSeoPlugin } from './seo-texts.ts';
import { textOf } from './survey.ts';
import { textOfHtml } from './text-of-html.ts';

/** Terms by which plugins keep languages and translations, which are read. */
const READ: readonly string[] = ['language', 'post_translations'];

/** Where WordPress keeps the footnotes of a post. */
export const FOOTNOTES = 'footnotes';

/** What else WordPress calls the kinds of its terms. */
const KINDS: Readonly<Record<string, string>> = { post_tag: 'tag', post_format: 'format' };

/** What is said of a post that posts here have no place for: further categories, tags, fields of its own. */
export function leftOutOf(item: WordPressItem): readonly string[] {
  const kept = categoryOf(item);
  const terms = item.terms.filter((term) => term !== kept && !READ.includes(term.domain));
  // WordPress and its plugins begin with an underscore what is for themselves.
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

/** Why a post that was meant for readers is a draft here; null of one that isn't, or that was a draft already. */
export function whyDraft(item: WordPressItem): string | null {
  const status = textOf(item, 'wp:status');
  if (textOf(item, 'wp:post_password') !== '') return 'visitors need a password for it there; it is a draft here';
  const date = textOf(item, 'wp:post_date');
  if (status === 'future') return `it is planned for ${date} there; it is a draft here`;
  return status === 'private' ? 'it is private there; it is a draft here' : null;
}
