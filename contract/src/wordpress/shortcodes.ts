import { escapeHtml } from '../escape-html.ts';

/** HTML without WordPress's shortcodes, and the names of those that leave nothing visible. */
export type WithoutShortcodes = { readonly html: string; readonly lost: readonly string[] };

/** Shortcodes of WordPress itself and of widespread plugins, recognised without attributes. */
const KNOWN = new Set(
  (
    'gallery wp_caption ' +
    'contact-form-7 contact-form wpforms gravityform gravityforms ninja_form ninja_forms fluentform ' +
    'forminator_form mc4wp_form mailpoet_form newsletter_form subscribe2 ' +
    'rev_slider layerslider smartslider3 metaslider soliloquy nggallery ngg foogallery envira-gallery instagram-feed ' +
    'tablepress wpdatatable ez-toc lwptoc wpseo_breadcrumb rank_math_breadcrumb ' +
    'product_page product_category product_categories add_to_cart sale_products recent_products ' +
    'featured_products best_selling_products top_rated_products woocommerce_cart woocommerce_checkout ' +
    'woocommerce_my_account woocommerce_order_tracking shop_messages ' +
    'cookie_audit cookie_declaration borlabs-cookie cmplz-document cmplz-cookies addtoany social_share ' +
    'elementor-template one_half one_half_last one_third one_third_last two_third two_third_last one_fourth ' +
    'one_fourth_last'
  ).split(' '),
);

/** Shortcodes whose names also occur in brackets as plain text: `Array [products] in JSON`. */
const WORDS = new Set(
  'audio caption embed playlist video youtube vimeo formidable newsletter table toc breadcrumb product products'.split(
    ' ',
  ),
);

/** Prefixes of page builders' shortcodes: WPBakery, Divi, Avada, Enfold, Ultimate, Themify, Cornerstone. */
const KNOWN_PREFIXES = /^(?:vc|et_pb|fusion|av|su|themify|cs|mk|nectar|ultimate|woocommerce|wpml|bbp|edd)_/;

/** An attribute: `id="1"`, also with WordPress's typographic quotation marks, or an unquoted number or word. */
const ATTRIBUTE =
  /\s[\w-]+\s*=\s*(?:["'“”„‟″′‘’]|&#8(?:2(?:1[67]|2[012])|24[23]);|&(?:quot|[lr][sd]quo|bdquo|Prime|prime);|[\w-])/;

/** A comment, a tag, or a possible shortcode; none of them extends beyond the start of the next. */
const TOKEN = /<[^<>]*>|\[\[?\/?[a-z][\w-]{0,60}(?:\s[^[\]<>]{0,2000})?\/?\]\]?/gi;
const TAG = /^<(\/?)(pre|code|kbd|samp|script|style|textarea)\b/i;
const SHORTCODE = /^\[(\[?)(\/?)([a-z][\w-]*)([\s\S]*?)\/?\](\]?)$/i;

type Shortcode = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** `[[gallery]]` shows a shortcode instead of running it. */
  readonly isEscaped: boolean;
};
type Token = { readonly at: number; readonly text: string; readonly shortcode: Shortcode };

function shortcodeOf(text: string): Shortcode | null {
  const [, opens, end, name, attributes, closes] = SHORTCODE.exec(text) ?? [];
  if (name === undefined || attributes === undefined) return null;
  return {
    name: name.toLowerCase(),
    isEnd: end === '/',
    attributes,
    isEscaped: opens === '[' && closes === ']',
  };
}

/** Finds possible shortcodes, outside tags and code. */
function tokensIn(html: string): readonly Token[] {
  const tokens: Token[] = [];
  let code = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [text] = match;
    const [tag, end] = TAG.exec(text) ?? [];
    if (tag !== undefined) code = Math.max(0, code + (end === '/' ? -1 : 1));
    if (code > 0 || text.startsWith('<')) continue;
    const shortcode = shortcodeOf(text);
    if (shortcode) tokens.push({ at: match.index, text, shortcode });
  }
  return tokens;
}

/** Whether a word in brackets is alone in its paragraph, as an editor places a shortcode. */
function standsAlone({ at, text, shortcode }: Token, html: string): boolean {
  if (shortcode.attributes.trim() !== '') return false;
  const [before, after] = [html.slice(Math.max(0, at - 200), at), html.slice(at + text.length, at + text.length + 200)];
  return /(?:^|\n|<\/?(?:p|div)(?:\s[^<>]*)?>)[ \t]*$/.test(before) && /^[ \t\r]*(?:$|\n|<\/?(?:p|div)\b)/.test(after);
}

function isKnown(name: string): boolean {
  return KNOWN.has(name) || KNOWN_PREFIXES.test(name);
}

/** The offsets of the first opening and the last closing shortcode of each name. */
function twinsOf(tokens: readonly Token[]) {
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const { at, shortcode } of tokens) {
    if (shortcode.isEnd) ends.set(shortcode.name, at);
    else if (!begins.has(shortcode.name)) begins.set(shortcode.name, at);
  }
  return { begins, ends };
}

/**
 * Whether square brackets are a shortcode: they have a known name, an attribute, or a matching end; an ambiguous word
 * must be alone in its paragraph, or have an address. `[1]`, `[sic]`, `[data-theme]` and `$list[name]` are text.
 */
function isShortcode(token: Token, html: string, { begins, ends }: ReturnType<typeof twinsOf>): boolean {
  const { at, shortcode } = token;
  const { name, isEnd, attributes, isEscaped } = shortcode;
  if (isEnd) return isKnown(name) || (begins.get(name) ?? at) < at;
  if (ATTRIBUTE.test(attributes) || (ends.get(name) ?? at) > at) return true;
  if (WORDS.has(name)) return isEscaped || /^\s+https?:\/\//.test(attributes) || standsAlone(token, html);
  const isIndex = /[\w$)\]]/.test(html.charAt(at - 1));
  return isKnown(name) && !isIndex;
}

/**
 * Maps escaped shortcodes with content, `[[code]x[/code]]`, to their ends. As in WordPress, the first end of a name
 * decides.
 */
function escapedPairs(tokens: readonly Token[]): ReadonlyMap<Token, Token> {
  const pairs = new Map<Token, Token>();
  const nextEnds = new Map<string, Token>();
  for (const token of tokens.toReversed()) {
    const { text, shortcode } = token;
    if (shortcode.isEnd) nextEnds.set(shortcode.name, token);
    else if (/^\[\[.*[^/\]]\]$/s.test(text)) {
      const end = nextEnds.get(shortcode.name);
      if (end && /^\[\/.*\]\]$/s.test(end.text)) pairs.set(token, end);
    }
  }
  return pairs;
}

function decodeQuotes(text: string): string {
  return text
    .replace(/&#8(?:2(?:1[67]|2[012])|24[23]);|&(?:quot|[lr][sd]quo|bdquo|Prime|prime);|[“”„‟″′‘’]/g, '"')
    .replace(/&amp;|&#0?38;/g, '&');
}

/** Returns the first attribute of a shortcode with one of these names; empty without one. */
export function attributeOf(attributes: string, names: readonly string[]): string {
  for (const [, name = '', double, single, bare] of decodeQuotes(attributes).matchAll(
    /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g,
  ))
    if (names.includes(name.toLowerCase())) return (double ?? single ?? bare ?? '').trim();
  return '';
}

const AUDIO = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma'];
const VIDEO = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv'];

/** An embed in Gutenberg's markup. */
function embed(address: string): string {
  return `<figure class="wp-block-embed">${escapeHtml(address)}</figure>`;
}

/** Returns the replacement of a shortcode that shows a file or an address; empty if there is none. */
function renderShortcode({ name, attributes }: Shortcode): string {
  if (name === 'audio' || name === 'video') {
    const file = attributeOf(attributes, name === 'audio' ? AUDIO : VIDEO);
    return file === '' ? '' : `<${name} src="${escapeHtml(file)}"></${name}>`;
  }
  if (name === 'vc_video' || name === 'su_youtube' || name === 'su_vimeo') {
    const address = attributeOf(attributes, ['link', 'url']);
    return address === '' ? '' : embed(address);
  }
  const [address] = /https?:\/\/\S+/.exec(decodeQuotes(attributes)) ?? [];
  if ((name === 'youtube' || name === 'vimeo' || name === 'embed') && address !== undefined) return embed(address);
  return '';
}

const CAPTIONS = ['caption', 'wp_caption'];
const PICTURE = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/i;

/** A picture with its caption as a `figure`. */
function figure(content: string, attributes: string): string {
  const [whole = '', picture] = PICTURE.exec(content) ?? [];
  if (picture === undefined) return content;
  const caption = content.slice(whole.length).trim() || escapeHtml(attributeOf(attributes, ['caption']));
  return `<figure>${picture}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Layout shortcodes, which can be dropped without losing content. */
const ARRANGING =
  /^(?:vc_(?:row|column|section|tta|tab|accordion|toggle)|et_pb_(?:section|row|column|text)|fusion_(?:builder|text)|av_(?:section|textblock|one|two|three)|su_(?:row|column)|one_|two_)/;

/** Shortcodes that enclose an address, or encoded HTML that can't be shown. */
const ENCLOSING = ['embed', 'vc_raw_html', 'vc_raw_js'];

/**
 * Shortcodes not yet closed: a caption, and an address or encoded HTML, with the index of the piece that each begins
 * at.
 */
type Open = {
  caption: { readonly at: number; readonly attributes: string } | null;
  enclosed: { readonly name: string; readonly at: number } | null;
};

/**
 * Removes WordPress's shortcodes from HTML: their content stays, captions become `figcaption`, videos and audio become
 * elements, and `[[gallery]]` becomes `[gallery]`, also with content. Square brackets of texts and in code stay.
 */
export function withoutShortcodes(html: string): WithoutShortcodes {
  if (!html.includes('[')) return { html, lost: [] };
  const tokens = tokensIn(html);
  const twins = twinsOf(tokens);
  const escaped = escapedPairs(tokens);
  const lost = new Set<string>();
  /** The output so far in pieces: the last ones may become a figure. */
  const shown: string[] = [];
  let end = 0;
  const open: Open = { caption: null, enclosed: null };
  const since = (at: number) => shown.splice(at).join('');
  for (const token of tokens) {
    const { at, text, shortcode } = token;
    if (at < end || !isShortcode(token, html, twins)) continue;
    const escapedEnd = escaped.get(token);
    if (escapedEnd) {
      const past = escapedEnd.at + escapedEnd.text.length;
      shown.push(html.slice(end, at), html.slice(at + 1, past - 1));
      end = past;
      continue;
    }
    const { name, isEnd, attributes, isEscaped } = shortcode;
    // A bracket next to a shortcode belongs to the text.
    const before = !isEscaped && text.startsWith('[[') ? '[' : '';
    const after = !isEscaped && text.endsWith(']]') ? ']' : '';
    shown.push(html.slice(end, at), before);
    end = at + text.length - after.length;
    if (isEscaped) shown.push(text.slice(1, -1));
    else if (CAPTIONS.includes(name)) {
      if (!isEnd) open.caption = { at: shown.length, attributes };
      else if (open.caption) {
        shown.push(figure(since(open.caption.at), open.caption.attributes));
        open.caption = null;
      }
    } else if (isEnd && open.enclosed?.name === name) {
      const content = since(open.enclosed.at).trim();
      if (name === 'embed') shown.push(embed(content.replaceAll('&amp;', '&')));
      else lost.add(name);
      open.enclosed = null;
    } else if (!isEnd && ENCLOSING.includes(name) && (twins.ends.get(name) ?? at) > at) {
      open.enclosed = { name, at: shown.length };
    } else if (!isEnd) {
      const instead = renderShortcode(shortcode);
      shown.push(instead);
      if (instead === '' && !ARRANGING.test(name)) lost.add(name);
    }
  }
  return { html: shown.join('') + html.slice(end), lost: [...lost] };
}
