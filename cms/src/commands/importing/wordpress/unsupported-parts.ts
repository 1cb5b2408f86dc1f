import { extractText, findCategory, type WordPressItem } from './export-items.ts';
import { READ_FIELDS } from './item-language.ts';
import { isOfSeoPlugin } from './seo-texts.ts';
import { getText } from './survey.ts';

/** Plugins' terms of languages and translations, which are read. */
const READ: readonly string[] = ['language', 'post_translations'];

/** WordPress' field of a post's footnotes. */
export const FOOTNOTES = 'footnotes';

/** Names of taxonomies that differ from WordPress' own. */
const KINDS: Readonly<Record<string, string>> = { post_tag: 'tag', post_format: 'format' };

/** Returns what posts here can't hold: further categories, tags, custom fields. */
export function listLeftOut(item: WordPressItem): readonly string[] {
  const kept = findCategory(item);
  const terms = item.terms.filter((term) => term !== kept && !READ.includes(term.domain));
  // WordPress and its plugins prefix internal fields with an underscore.
  const isOwn = (key: string) => key !== '' && !key.startsWith('_') && !isOfSeoPlugin(key);
  const fields = [...item.meta].filter(
    ([key, value]) => isOwn(key) && ![...READ_FIELDS, FOOTNOTES].includes(key) && value.trim() !== '',
  );
  return [
    ...terms.map(({ domain, name }) => `${KINDS[domain] ?? domain} “${extractText(name)}”`),
    ...fields.map(([key]) => `field “${key}”`),
    ...(getText(item, 'wp:is_sticky') === '1' ? ['that it stands before all others'] : []),
  ];
}

/** Returns why a post that was meant for readers is a draft here; null for others, and for drafts. */
export function explainDraft(item: WordPressItem): string | null {
  const status = getText(item, 'wp:status');
  if (getText(item, 'wp:post_password') !== '') return 'visitors need a password for it there; it is a draft here';
  const date = getText(item, 'wp:post_date');
  if (status === 'future') return `it is planned for ${date} there; it is a draft here`;
  return status === 'private' ? 'it is private there; it is a draft here' : null;
}
