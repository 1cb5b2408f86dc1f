import { inLanguage, withoutLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { isPageAddress, leadsOutside } from '@kontorwerk/contract/page-table';
import sanitize from 'sanitize-html';
import { CONTENT_LIMITS } from '../base/limits.ts';
import type { AddressRewriter } from './backend-addresses.ts';

const TAGS = (
  'h2 h3 h4 p ul ol li blockquote footer cite figure figcaption img dl dt dd div strong em a code pre hr br sub sup ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

const ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  // A passage in another language is read aloud correctly only when it says so.
  '*': ['lang'],
};

/** What editors paste, as the nearest tag that pages have. The page's `h1` is its title. */
const REPLACED = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

/** A page's address in the text's language, unless it names one itself; all other addresses are the same in both. */
function localised(address: string, language: Language): string {
  const namesLanguage = withoutLanguage(address) !== address;
  return namesLanguage || !isPageAddress(address) ? address : inLanguage(address, language);
}

function rewriteSrcset(srcset: string, rewrite: AddressRewriter): string {
  // Parsing a long one takes longer than in proportion, and the image is there without it.
  if (srcset.length > CONTENT_LIMITS.srcset) return '';
  return srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...descriptor] = candidate.trim().split(/\s+/);
      return [rewrite(address), ...descriptor].join(' ');
    })
    .join(', ');
}

/**
 * Reduces an editor's HTML to what pages may contain: the known tags and attributes, no class, no way to run anything.
 * Links to other hosts get `rel="noopener"`, internal links of a German text lead to German pages, images load when
 * they come near. Applying it twice changes nothing more.
 */
export function createHtmlSanitiser({
  language,
  rewrite,
}: {
  readonly language: Language;
  readonly rewrite: AddressRewriter;
}): (html: string) => string {
  const options: sanitize.IOptions = {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
    transformTags: {
      ...REPLACED,
      a: (tagName, { rel: _rel, ...attributes }) => {
        if (attributes.href === undefined) return { tagName, attribs: attributes };
        const href = localised(rewrite(attributes.href), language);
        return { tagName, attribs: { ...attributes, href, ...(leadsOutside(href) ? { rel: 'noopener' } : {}) } };
      },
      img: (tagName, attributes) => {
        const { src, srcset } = attributes;
        return {
          tagName,
          attribs: {
            ...attributes,
            ...(src === undefined ? {} : { src: rewrite(src) }),
            ...(srcset === undefined ? {} : { srcset: rewriteSrcset(srcset, rewrite) }),
            alt: attributes.alt ?? '',
            loading: 'lazy',
          },
        };
      },
    },
  };
  return (html) => (html === '' ? '' : sanitize(html, options));
}
