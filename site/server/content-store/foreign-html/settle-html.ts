import type { Language } from '@kontorwerk/contract/languages';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SHOWS, settleEmbeds } from './embeds.ts';
import { type Element, elements, isDeeperThan, isTag, type Note, type Root, words } from './html-tree.ts';
import { settleIds, settleLinks } from './links.ts';
import { settleGalleries, settleNoscripts, settlePictures } from './pictures.ts';
import { hasWideTable, settleTables } from './tables.ts';

/** Elements in each other: what comes deeper is not looked at. */
const DEEPEST = 200;

/** What our own CMS never writes: attributes of other editors, what runs or is drawn, and paragraphs that only part others. */
const FOREIGN =
  /<(?:iframe|embed|object|video|audio|noscript|svg|template)\b|<[a-z][^<>]*[\s/"'](?:class|id|name|style|border|data-[\w-]+|videoid)\s*=|<p>(?:&nbsp;|&#160;|\u00a0|\s)+<\/p>|<p>\s*https?:/i;

function isShowing(element: Element): boolean {
  return SHOWS.has(element.name) || element.attribs.id !== undefined;
}

/** Elements that are nothing without something in them. */
const HOLDING = new Set(
  'p div span section article em i b strong u h1 h2 h3 h4 h5 h6 figure figcaption li ul ol'.split(' '),
);

/** Leaves out what only parts other things: paragraphs of a blank, spacers, places of icons. */
function removeEmpty(root: Root): void {
  for (const element of [...elements(root, ...HOLDING)].reverse()) {
    const holdsNothing =
      words(element) === '' && !isShowing(element) && DomUtils.findAll(isShowing, element.children).length === 0;
    if (holdsNothing) DomUtils.removeElement(element);
  }
}

/** A list in an item of its own belongs to the item before it, which counts as one. */
function settleNestedLists(root: Root): void {
  for (const item of elements(root, 'li')) {
    const before = DomUtils.prevElementSibling(item);
    const lists = item.children.filter((child) => isTag(child) || words(child) !== '');
    const isNested = lists.length > 0 && lists.every((child) => isTag(child) && /^[uo]l$/.test(child.name));
    if (!isNested || before?.name !== 'li') continue;
    for (const list of lists) DomUtils.appendChild(before, list);
    DomUtils.removeElement(item);
  }
}

/**
 * Turns what WordPress's editors, page builders and plugins write into HTML that says the same on a page of this site: links
 * in the place of embeds, pictures that load by themselves, tables that scroll, lists in their steps, links that have a
 * name. HTML as our own CMS writes it stays as it is, but for wide tables.
 */
export function settleForeignHtml(html: string, language: Language, note: Note): string {
  if (!FOREIGN.test(html) && !hasWideTable(html)) return html;
  const root = parseDocument(html);
  if (isDeeperThan(DEEPEST, root)) {
    note(`embeds in more than ${DEEPEST} elements within each other`);
    return html;
  }
  for (const element of elements(root, 'svg', 'template', 'title')) DomUtils.removeElement(element);
  settlePictures(root);
  settleNoscripts(root);
  settleEmbeds({ root, language, note, linked: new Set() });
  settleIds(root);
  settleLinks(root);
  settleGalleries(root);
  settleNestedLists(root);
  removeEmpty(root);
  settleTables(root, language);
  return DomUtils.getOuterHTML(root.children);
}
