import type { WordPressItem } from './read-items.ts';

/** What plugins for search engines know of a post. */
export type KnownOfPost = {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
};

/** Where Yoast, Rank Math, SEOPress, All in One SEO and The SEO Framework keep what they tell search engines. */
const FIELDS = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_genesis_title'],
  description: [
    ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description'],
    '_genesis_description',
  ],
} as const;

/** Whether a field is such a plugin's, and nothing of a post. */
export function isOfSeoPlugin(field: string): boolean {
  return /^(?:rank_math_|_?aioseo|_?yoast_|_?seopress_)/.test(field);
}

/** A variable of Yoast and SEOPress (`%%title%%`), Rank Math (`%title%`) or All in One SEO (`#post_title`). */
const VARIABLE = /%%([a-z][\w-]{0,60})%%|%([a-z][\w-]{0,60})(?:\([^()%]{0,100}\))?%|#([a-z]+_[a-z_]{1,40})\b/gi;

const NAMES: Readonly<Record<string, keyof KnownOfPost>> = {
  ...{ title: 'title', post_title: 'title', seo_title: 'title' },
  ...{ excerpt: 'excerpt', excerpt_only: 'excerpt', post_excerpt: 'excerpt', seo_description: 'excerpt' },
  ...{ category: 'category', primary_category: 'category', post_category: 'category', categories: 'category' },
  ...{ name: 'author', author: 'author', post_author: 'author', author_name: 'author' },
};

/** What the site itself puts behind each title, or what depends on the page of a list. */
const BY_THE_SITE =
  /^(?:site_?(?:name|title|desc|description)|sitedesc|blog_?title|tagline|page|pagenumber|pagetotal)$/i;
const SEPARATOR = /^(?:sep|separator|separator_sa)$/i;

/** A text of such a plugin: resolved, or empty with the rule that could not be. */
export type SeoText = { readonly text: string; readonly unresolved: string | null };

const NONE: SeoText = { text: '', unresolved: null };

/** Spaces and separators at the ends, which are left where nothing stands in the place of a variable. */
function trimmed(text: string): string {
  const between = /[\s|·•»«~*:–—-]/;
  let [from, to] = [0, text.length];
  while (from < to && between.test(text.charAt(from))) from += 1;
  while (to > from && between.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to).replace(/\s+/g, ' ');
}

function resolved(rule: string, known: KnownOfPost): SeoText {
  let isKnown = true;
  let hasVariables = false;
  const text = rule.replace(VARIABLE, (_all, yoast?: string, rankMath?: string, aioseo?: string) => {
    const name = (yoast ?? rankMath ?? aioseo ?? '').toLowerCase();
    hasVariables = true;
    if (SEPARATOR.test(name)) return ' – ';
    if (BY_THE_SITE.test(name)) return '';
    const field = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (field === undefined) isKnown = false;
    return field === undefined ? '' : known[field];
  });
  if (!hasVariables) return { text: rule.trim(), unresolved: null };
  return isKnown ? { text: trimmed(text), unresolved: null } : { text: '', unresolved: rule };
}

/**
 * What a plugin tells search engines of a post, its rules resolved. Nothing where that is what the page says by itself: its
 * own title, with the site's name behind it, or its teaser.
 */
export function seoText(kind: keyof typeof FIELDS, { meta }: WordPressItem, known: KnownOfPost): SeoText {
  const rule = FIELDS[kind]
    .map((field) => meta.get(field)?.trim())
    .find((value) => value !== undefined && value !== '');
  if (rule === undefined) return NONE;
  const found = resolved(rule, known);
  const own = kind === 'title' ? known.title : known.excerpt;
  return found.text === own ? NONE : found;
}

/** Whether search engines are asked not to list a post. */
export function isUnlisted({ meta }: WordPressItem): boolean {
  const robots = meta.get('rank_math_robots') ?? '';
  return (
    meta.get('_yoast_wpseo_meta-robots-noindex')?.trim() === '1' ||
    meta.get('_seopress_robots_index')?.trim() === 'yes' ||
    robots.includes('noindex')
  );
}
