import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { DomUtils, parseDocument } from 'htmlparser2';
import {
  attributeOf,
  type Element,
  elements,
  insertBefore,
  isTag,
  type Root,
  setWords,
  unwrap,
  words,
} from './html-tree.ts';

/** The prefix of ids from a text, which keeps them apart from the page's other ids. */
const REF = 'ref-';

/** Returns a prefixed id; idempotent, as a text may be settled twice. */
function refOf(id: string): string {
  const own = id.replace(/^ref-(?=.)/s, '').replace(/[^\p{L}\p{N}_-]/gu, '_');
  return REF + [...own].slice(0, 100).join('');
}

function fragmentOf({ attribs: { href = '' } }: Element): string {
  if (!/^#./.test(href)) return '';
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** Keeps the ids that links of the same text refer to, as in footnotes, and removes all others. */
export function settleIds(root: Root): void {
  const links = elements(root, 'a').filter((link) => fragmentOf(link) !== '');
  const sought = new Set(links.map(fragmentOf));
  const kept = new Map<string, string>();
  for (const element of DomUtils.findAll(({ attribs }) => 'id' in attribs || 'name' in attribs, root.children)) {
    const id = element.attribs.id ?? (element.name === 'a' ? element.attribs.name : undefined) ?? '';
    delete element.attribs.id;
    delete element.attribs.name;
    if (!sought.has(id) || kept.has(id)) continue;
    const ref = refOf(id);
    kept.set(id, ref);
    // Headings get an anchor inside: their own id is used where the page lists its sections.
    if (/^h[1-6]$/.test(element.name)) {
      const [anchor] = parseDocument(`<a id="${escapeHtml(ref)}"></a>`).children;
      if (anchor) DomUtils.prependChild(element, anchor);
    } else element.attribs.id = ref;
  }
  for (const link of links) {
    const ref = kept.get(fragmentOf(link));
    if (ref !== undefined) link.attribs.href = `#${ref}`;
  }
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;

/**
 * Gives links a name: a link without text takes its own label, also as its image's alt text. Without a label it is
 * removed, or unwrapped if it leads to an image file.
 */
export function settleLinks(root: Root): void {
  for (const link of elements(root, 'a')) {
    if (link.attribs.href === undefined || words(link) !== '') {
      if (link.prev && isTag(link.prev) && link.prev.name === 'a' && words(link.prev) !== '') insertBefore(link, ' ');
      continue;
    }
    const [image] = DomUtils.findAll(({ name }) => name === 'img', link.children);
    const called = attributeOf(link, ['aria-label', 'title']);
    if (image === undefined) {
      if (called !== '') setWords(link, called);
      // A target of other links stays, but leads nowhere.
      else if (link.attribs.id !== undefined) delete link.attribs.href;
      else DomUtils.removeElement(link);
    } else if ((image.attribs.alt ?? '').trim() === '') {
      if (called !== '') image.attribs.alt = called;
      else if (IMAGE_FILE.test(link.attribs.href)) unwrap(link);
    }
  }
}
