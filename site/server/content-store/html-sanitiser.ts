import { hash } from 'node:crypto';
import { inLanguage, withoutLanguage } from '@kontorwerk/contract/address/address';
import type { Language } from '@kontorwerk/contract/languages';
import { isExternalLink, isPageAddress } from '@kontorwerk/contract/pages/page-table';
import sanitize from 'sanitize-html';
import { CONTENT_LIMITS, LOG_LIMITS } from '../base/limits.ts';
import { type AddressRewriter, isPictureAddress } from './backend-addresses.ts';
import type { Note } from './foreign-html/html-tree.ts';

const TAGS = (
  'h2 h3 h4 p ul ol li blockquote footer cite figure figcaption img dl dt dd div strong em a code pre hr br sub sup ' +
  'picture source table caption colgroup col thead tbody tfoot tr th td details summary ' +
  'del ins s mark small abbr kbd samp var q dfn wbr span'
).split(' ');

/** The file types from which a browser may choose an image. */
const PICTURE_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];

const ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
  source: ['srcset', 'sizes', 'type'],
  ol: ['start', 'reversed', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
  li: ['value'],
  // A scrolling region is focusable, and has a name.
  div: [{ name: 'role', values: ['group'] }, { name: 'tabindex', values: ['0'] }, 'aria-label'],
  details: ['open'],
  abbr: ['title'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  // A passage in another language is read aloud correctly only when it says so.
  '*': ['lang', 'id'],
};

/** Ids as `foreign-html/links.ts` makes them: a text may not use any other id of the page. */
const REF_ID = /^ref-[\p{L}\p{N}_-]{1,100}$/u;

/** Pasted tags, and the nearest one that pages have. The page's `h1` is its title. */
const REPLACEMENT_TAGS = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', strike: 's', tt: 'code', acronym: 'abbr' },
  // Dropping these would join the words of two parts.
  ...{
    section: 'div',
    article: 'div',
    aside: 'div',
    header: 'div',
    main: 'div',
    nav: 'div',
    address: 'div',
    center: 'div',
  },
};

/**
 * Returns a page's address in the text's language, unless it names a language itself; all other addresses are the same
 * in both.
 */
function localiseAddress(address: string, language: Language): string {
  const namesLanguage = withoutLanguage(address) !== address;
  return namesLanguage || !isPageAddress(address) ? address : inLanguage(address, language);
}

/** The descriptor of a `srcset` candidate: a width, or a pixel density. */
const DESCRIPTOR = /\s([1-9]\d{0,5}w|\d{1,3}(?:\.\d{1,3})?x)$/;

/** Escapes spaces, which would end an address in a `srcset`. */
function escapeBlanks(address: string): string {
  return address.trim().replace(/\s/g, '%20');
}

/** Returns the `srcset` candidates that this site has: file names may contain spaces and commas. */
function rewriteSrcset(srcset: string, rewrite: AddressRewriter, isPicture: (address: string) => boolean): string {
  // Parsing takes more than linear time, and the image works without it.
  if (srcset.length > CONTENT_LIMITS.srcset) return '';
  const candidates: string[] = [];
  let written = '';
  for (const piece of srcset.split(',')) {
    written += written === '' ? piece.trim() : `,${piece.trimEnd()}`;
    const descriptor = DESCRIPTOR.exec(written)?.[1];
    if (descriptor === undefined) continue;
    const address = escapeBlanks(rewrite(written.slice(0, -descriptor.length)));
    if (isPicture(address)) candidates.push(`${address} ${descriptor}`);
    written = '';
  }
  return candidates.join(', ');
}

/** Reduces the HTML of a field to what pages may contain. */
export type Sanitise = (html: string, note?: Note) => string;

/**
 * Creates the sanitiser: it keeps the known tags and attributes, no classes and no scripts. External links get
 * `rel="noopener"`, internal links of a German text lead to German pages, images load lazily; images that this site
 * doesn't have are dropped. Idempotent.
 */
export function createHtmlSanitiser({
  language,
  rewrite,
  isPicture = isPictureAddress,
}: {
  readonly language: Language;
  readonly rewrite: AddressRewriter;
  /** Whether an image may have an address; by default those of this site. */
  readonly isPicture?: (address: string) => boolean;
}): Sanitise {
  let noteNow: Note | undefined;
  const pictureAddress = (src: string) => {
    const address = escapeBlanks(rewrite(src));
    if (isPicture(address)) return address;
    noteNow?.(`a picture that this site does not have: ${address.slice(0, LOG_LIMITS.quote)}`);
    return '';
  };
  const options: sanitize.IOptions = {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
    selfClosing: [...sanitize.defaults.selfClosing, 'source'],
    exclusiveFilter: ({ tag, attribs, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (tag === 'source' && !attribs.srcset) ||
      (tag === 'picture' && !mediaChildren.includes('img')),
    transformTags: {
      ...REPLACEMENT_TAGS,
      a: (tagName, { rel: _rel, ...attributes }) => {
        if (attributes.href === undefined) return { tagName, attribs: attributes };
        const href = localiseAddress(rewrite(attributes.href), language);
        return { tagName, attribs: { ...attributes, href, ...(isExternalLink(href) ? { rel: 'noopener' } : {}) } };
      },
      // Meaningless without a language.
      span: (tagName, attributes) => ({ tagName: attributes.lang ? tagName : 'font', attribs: attributes }),
      // Art direction by `media` would show on every screen here; the image works without it.
      source: (tagName, attributes) => {
        const { srcset = '', media, type } = attributes;
        const isKept = media === undefined && (type === undefined || PICTURE_TYPES.includes(type));
        return { tagName, attribs: { ...attributes, srcset: isKept ? rewriteSrcset(srcset, rewrite, isPicture) : '' } };
      },
      '*': (tagName, attributes) => {
        const { id, ...others } = attributes;
        return { tagName, attribs: id === undefined || REF_ID.test(id) ? attributes : others };
      },
      img: (tagName, attributes) => {
        const { src, srcset } = attributes;
        return {
          tagName,
          attribs: {
            ...attributes,
            ...(src === undefined ? {} : { src: pictureAddress(src) }),
            ...(srcset === undefined ? {} : { srcset: rewriteSrcset(srcset, rewrite, isPicture) }),
            alt: attributes.alt ?? '',
            loading: 'lazy',
          },
        };
      },
    },
  };
  return (html, note) => {
    noteNow = note;
    return html === '' ? '' : sanitize(html, options);
  };
}

/**
 * Sanitises a text, depending on its author.
 *
 * @param isOwn whether our own CMS wrote it
 */
export type SanitiseText = (html: string, isOwn: boolean, note?: Note) => string;

/** A memo of the sanitised texts of one content set: most of them recur unchanged in its next state. */
export type SanitiserMemo = {
  /**
   * Returns a sanitiser for one answer that reuses the texts of the one before. Texts that don't recur are forgotten.
   */
  next(sanitise: SanitiseText): SanitiseText;
};

export function createSanitiserMemo(): SanitiserMemo {
  /** By digest: the input isn't held, and the output is held by the set anyway. */
  let lastTexts: ReadonlyMap<string, string> = new Map();
  return {
    next(sanitise) {
      const before = lastTexts;
      const now = new Map<string, string>();
      lastTexts = now;
      return (html, isOwn, note) => {
        const digest = hash('sha256', `${isOwn} ${html}`, 'base64');
        const sanitised = now.get(digest) ?? before.get(digest) ?? sanitise(html, isOwn, note);
        now.set(digest, sanitised);
        return sanitised;
      };
    },
  };
}
