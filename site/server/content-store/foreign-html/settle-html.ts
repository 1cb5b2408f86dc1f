import type { Language } from '@kontorwerk/contract/languages';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SHOWS, settleEmbeds } from './embeds.ts';
import { removeHidden } from './hidden-elements.ts';
import { elements, isBlank, isDeeperThan, isTag, type Node, type Note, type Root, words } from './html-tree.ts';
import { settleIds, settleLinks } from './links.ts';
import { settleGalleries, settleNoscripts, settlePictures } from './pictures.ts';
import { hasWideTable, settleTables } from './tables.ts';

/** The deepest nesting of elements that is processed. */
const DEEPEST = 200;

function isShowing(node: Node): boolean {
  if (!isTag(node)) return !isBlank(node);
  return SHOWS.has(node.name) || node.attribs.id !== undefined;
}

/** Elements that mean nothing when empty. */
const HOLDING = new Set(
  'p div span section article em i b strong u h1 h2 h3 h4 h5 h6 figure figcaption li ul ol'.split(' '),
);

/** Removes elements that are only spacing: blank paragraphs, spacers, icon slots. */
function removeEmpty(root: Root): void {
  for (const element of [...elements(root, ...HOLDING)].reverse()) {
    if (!isShowing(element) && DomUtils.find(isShowing, element.children, true, 1).length === 0)
      DomUtils.removeElement(element);
  }
}

/** Moves a list that has an item to itself into the item before it, so that both count as one. */
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

/** Processes a text as a tree; one that is nested too deep is left unchanged. */
function settleTree(html: string, note: Note, settle: (root: Root) => void): string {
  const root = parseDocument(html);
  if (isDeeperThan(DEEPEST, root)) {
    note(`embeds in more than ${DEEPEST} elements within each other`);
    return html;
  }
  settle(root);
  return DomUtils.getOuterHTML(root.children);
}

/**
 * Converts the output of WordPress's editors, page builders and plugins into equivalent HTML for this site: links
 * instead of embeds, images without scripts, scrolling tables, properly nested lists, named links.
 */
export function settleForeignHtml(html: string, language: Language, note: Note): string {
  return settleTree(html, note, (root) => {
    for (const element of elements(root, 'svg', 'template', 'title')) DomUtils.removeElement(element);
    removeHidden(root);
    settlePictures(root);
    settleNoscripts(root);
    settleEmbeds({ root, language, note });
    settleIds(root);
    settleLinks(root);
    settleGalleries(root);
    settleNestedLists(root);
    removeEmpty(root);
    settleTables(root, language);
  });
}

/** Elements that our CMS never writes, in HTML that another backend declares as plain. */
const FOREIGN_ELEMENT = /<(?:iframe|video|audio|embed|object|noscript)\b/i;

/** Makes wide tables scroll in HTML of our own CMS, and changes nothing else. */
export function settleOwnHtml(html: string, language: Language, note: Note): string {
  if (FOREIGN_ELEMENT.test(html)) return settleForeignHtml(html, language, note);
  return hasWideTable(html) ? settleTree(html, note, (root) => settleTables(root, language)) : html;
}
