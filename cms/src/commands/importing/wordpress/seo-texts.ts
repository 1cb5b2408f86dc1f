import type { WordPressItem } from './export-items.ts';

/** The facts about a post that SEO plugins use. */
export type PostFacts = {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
};

/** A plugin's syntax of variables, and their names where the syntax alone doesn't tell them from text. */
type Variables = { readonly written: RegExp; readonly names: ReadonlySet<string> | null };

/** `%%title%%`: Yoast removes every unknown word between such signs. */
const IN_DOUBLE_PERCENT: Variables = { written: /%%([a-z_][\w-]{0,60})%%/gi, names: null };

/** `%title%`, or with an argument `%customfield(price)%`. */
const RANK_MATH: Variables = {
  written: /%([a-z_]{2,40})(?:\([^()%]{0,100}\))?%/gi,
  names: new Set(
    (
      'sep sitename sitedesc title parent_title seo_title seo_description excerpt excerpt_only url post_thumbnail id ' +
      'date modified category categories primary_taxonomy_terms tag tags term term_description customterm ' +
      'customterm_desc customfield name userid user_description focuskw keywords search_query filename count page ' +
      'pagenumber pagetotal pt_single pt_plural archive_title currentdate currentday currentmonth currentyear ' +
      'currenttime org_name org_logo org_url randomword randomword_np wc_price wc_sku wc_shortdesc wc_brand ' +
      'group_name group_desc'
    ).split(' '),
  ),
};

/** `#post_title`, and with a custom name `#custom_field-price`. */
const ALL_IN_ONE: Variables = {
  written: /#([a-z_]{3,40})(?!\w)(?:(?<=#(?:custom_field|tax_name))-[\w-]{1,60})?/g,
  names: new Set(
    (
      'site_title tagline blog_title site_link site_link_alt separator_sa post_title post_content post_excerpt ' +
      'post_excerpt_only post_date post_day post_month post_year post_link post_link_alt permalink parent_title ' +
      'author_name author_first_name author_last_name author_bio author_link author_link_alt author_url categories ' +
      'category category_title category_description category_link category_link_alt tag tag_title taxonomy_title ' +
      'taxonomy_description tax_name tax_parent_name custom_field archive_title archive_date attachment_caption ' +
      'attachment_description alt_tag image_title description page_number search_term focus_keyphrase current_date ' +
      'current_day current_month current_year woocommerce_price woocommerce_sku woocommerce_brand'
    ).split(' '),
  ),
};

/** A plugin's fields for search engines. */
type Plugin = { readonly title: string; readonly description: string; readonly variables: Variables | null };

const PLUGINS: readonly Plugin[] = [
  { title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc', variables: IN_DOUBLE_PERCENT },
  { title: 'rank_math_title', description: 'rank_math_description', variables: RANK_MATH },
  { title: '_seopress_titles_title', description: '_seopress_titles_desc', variables: IN_DOUBLE_PERCENT },
  { title: '_aioseo_title', description: '_aioseo_description', variables: ALL_IN_ONE },
  // The SEO Framework has no variables.
  { title: '_genesis_title', description: '_genesis_description', variables: null },
];

/** Whether a field is such a plugin's, and not the post's own. */
export function isOfSeoPlugin(field: string): boolean {
  return /^(?:rank_math_|_?aioseo|_?yoast_|_?seopress_)/.test(field);
}

/** The variables that an export can resolve. */
const NAMES: Readonly<Record<string, keyof PostFacts>> = {
  ...{ title: 'title', post_title: 'title', seo_title: 'title' },
  ...{ excerpt: 'excerpt', excerpt_only: 'excerpt', post_excerpt: 'excerpt', post_excerpt_only: 'excerpt' },
  seo_description: 'excerpt',
  ...{ category: 'category', primary_category: 'category', post_category: 'category', categories: 'category' },
  ...{ name: 'author', author: 'author', post_author: 'author', author_name: 'author' },
};

/** The site's own suffix of titles, and variables that depend on a list's page. */
const BY_THE_SITE =
  /^(?:site_?(?:name|title|desc|description)|sitedesc|blog_?title|tagline|page|page_?number|pagetotal)$/i;
const SEPARATOR = /^(?:sep|separator|separator_sa)$/i;

/** A text of such a plugin: resolved, or empty with the unresolved rule. */
export type SeoText = { readonly text: string; readonly unresolved: string | null };

const NONE: SeoText = { text: '', unresolved: null };

/** Trims spaces and separators, which are left over around empty variables. */
function trimSeparators(text: string): string {
  const between = /[\s|·•»«~*:–—-]/;
  let [from, to] = [0, text.length];
  while (from < to && between.test(text.charAt(from))) from += 1;
  while (to > from && between.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to).replace(/\s+/g, ' ');
}

function resolveVariables(rule: string, variables: Variables | null, known: PostFacts): SeoText {
  if (variables === null) return { text: rule, unresolved: null };
  let isKnown = true;
  let hasVariables = false;
  const text = rule.replace(variables.written, (written: string, named: string) => {
    const name = named.toLowerCase();
    if (variables.names?.has(name) === false) return written;
    hasVariables = true;
    if (SEPARATOR.test(name)) return ' – ';
    if (BY_THE_SITE.test(name)) return '';
    const field = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (field === undefined) isKnown = false;
    return field === undefined ? '' : known[field];
  });
  if (!hasVariables) return { text: rule, unresolved: null };
  return isKnown ? { text: trimSeparators(text), unresolved: null } : { text: '', unresolved: rule };
}

/**
 * Returns a plugin's text for search engines, resolved. Empty where the page has it anyway: its own title with the
 * site's name, or its teaser.
 */
export function readSeoText(kind: 'title' | 'description', { meta }: WordPressItem, known: PostFacts): SeoText {
  for (const plugin of PLUGINS) {
    const rule = meta.get(plugin[kind])?.trim() ?? '';
    if (rule === '') continue;
    const found = resolveVariables(rule, plugin.variables, known);
    const own = kind === 'title' ? known.title : known.excerpt;
    return found.text === own ? NONE : found;
  }
  return NONE;
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
