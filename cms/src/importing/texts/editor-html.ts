import sanitizeHtml from 'sanitize-html';
import { isLink } from '../../fields/link.ts';

/** What the editor of texts knows, and what of HTML is written with it. */
const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'strong', 'em', 'code', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** What says the same in other words. */
const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  dt: 'h4',
  dd: 'p',
  figcaption: 'p',
  address: 'p',
  pre: 'p',
  tfoot: 'tbody',
};

/** What only groups or decorates what is in it: leaving it out loses nothing that can be read. */
const BARE = new Set([
  ...['div', 'span', 'section', 'article', 'figure', 'main', 'header', 'footer', 'dl', 'font', 'center', 'small'],
  ...['u', 's', 'sub', 'sup', 'mark', 'abbr', 'cite', 'time', 'label', 'colgroup', 'col', 'caption', 'q', 'picture'],
  ...['html', 'head', 'body', 'wbr', 'nav', 'aside', 'kbd', 'samp', 'var', 'del', 'ins', 'big', 'strike', 'acronym'],
]);

/** Elements in each other; deeper ones are left out. */
const DEEPEST = 30;

/** HTML of which the editor keeps everything, and what was left out of it. */
export type EditorHtml = { readonly html: string; readonly lost: readonly string[] };

/** Moves the address of a link: to a place of this site, for one. */
export type MoveLink = (address: string) => string;

/** Takes out of HTML what the editor of texts doesn't keep, and tells what that is. */
export function editorHtml(html: string, moveLink: MoveLink = (address) => address): EditorHtml {
  const lost = new Map<string, number>();
  const lose = (what: string) => lost.set(what, (lost.get(what) ?? 0) + 1);
  const kept = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'target'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    // Which addresses may be linked to is asked below.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    onOpenTag: (name, attribs) => {
      if (TAGS.includes(name) || name in SAME || BARE.has(name)) return;
      const address = attribs.src || attribs.data;
      lose(address ? `<${name}> ${address}` : `<${name}>`);
    },
    transformTags: {
      ...Object.fromEntries(Object.entries(SAME).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
      a: (tagName, { href = '', target }) => {
        const address = moveLink(href.trim());
        if (address === '') return { tagName: 'span', attribs: {} };
        if (isLink(address)) return { tagName, attribs: { href: address, ...(target && { target }) } };
        lose(`a link to ${address}`);
        return { tagName: 'span', attribs: {} };
      },
    },
  });
  return { html: kept, lost: [...lost].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what)) };
}
