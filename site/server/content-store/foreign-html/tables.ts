import { escapeHtml } from '@kontorwerk/contract/escape-html';
import type { Language } from '@kontorwerk/contract/languages';
import { DomUtils } from 'htmlparser2';
import { ancestors, captionOf, type Element, elements, figureOf, isTag, type Root, words, wrap } from './html-tree.ts';

/** Tables with more columns than this don't fit into a page's column. */
const COLUMNS_BESIDE = 4;

const TABLE_NAMES: Readonly<Record<Language, string>> = { en: 'Table', de: 'Tabelle' };

/** Whether a table has a row with more cells than fit. */
export function hasWideTable(html: string): boolean {
  if (!html.includes('<table')) return false;
  let cells = 0;
  for (const [, name = ''] of html.matchAll(/<(tr|t[hd])\b/gi)) {
    cells = name.toLowerCase() === 'tr' ? 0 : cells + 1;
    if (cells > COLUMNS_BESIDE) return true;
  }
  return false;
}

function columnsOf(table: Element): number {
  const rows = DomUtils.findAll(({ name }) => name === 'tr', table.children);
  return Math.max(
    0,
    ...rows.map(({ children }) => children.filter((cell) => isTag(cell) && /^t[hd]$/.test(cell.name)).length),
  );
}

/**
 * Makes tables scroll within their column, also by keyboard: wide ones, and those of foreign editors, which set a
 * width.
 */
export function settleTables(root: Root, language: Language): void {
  const captions = new Map(elements(root, 'figure').map((figure) => [figure, captionOf(figure)]));
  for (const table of elements(root, 'table')) {
    const figure = figureOf(table);
    const isForeign = Object.keys(table.attribs).length > 0 || figure?.attribs.class !== undefined;
    const isNested = ancestors(table).some(({ name, attribs }) => name === 'table' || attribs.role === 'group');
    if (isNested || !(isForeign || columnsOf(table) > COLUMNS_BESIDE)) continue;
    const [own] = DomUtils.findAll(({ name }) => name === 'caption', table.children);
    const called = [own, figure && captions.get(figure)]
      .map((caption) => (caption ? words(caption) : ''))
      .find((text) => text !== '');
    const name = escapeHtml(called ?? TABLE_NAMES[language]);
    wrap(table, `<div role="group" tabindex="0" aria-label="${name}"></div>`);
  }
}
