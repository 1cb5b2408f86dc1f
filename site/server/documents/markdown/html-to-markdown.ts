import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { MARKDOWN_LIMITS } from '../../base/limits.ts';
import { plainText } from '../../directory/plain-text.ts';
import { type Block, type Depth, isBlock, type Node, prose } from './markdown-tree.ts';

/** Makes an address of a page's text absolute. */
export type Absolute = (address: string) => string;

const DEPTHS: readonly Depth[] = [1, 2, 3, 4, 5, 6];

/** Moves headings some levels down, and makes addresses absolute. */
function settle(node: Node, deeper: number, absolute: Absolute): void {
  if (node.type === 'heading') node.depth = DEPTHS[node.depth + deeper - 1] ?? 6;
  if (node.type === 'link' || node.type === 'image') node.url = absolute(node.url);
  if ('children' in node) for (const child of node.children) settle(child, deeper, absolute);
}

/** Void elements, which have no end tag. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source']);

/** Whether a text is small enough to be converted at once; sanitised HTML closes every tag. */
function isModest(html: string): boolean {
  if (html.length > MARKDOWN_LIMITS.html) return false;
  let [tags, depth] = [0, 0];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)(\w+)/g)) {
    tags += 1;
    if (!EMPTY.has(name)) depth += end === '' ? 1 : -1;
    if (tags > MARKDOWN_LIMITS.tags || depth > MARKDOWN_LIMITS.depth) return false;
  }
  return true;
}

/**
 * Converts sanitised HTML into blocks; only its words if the conversion would block the event loop for long.
 *
 * @param deeper how many levels its headings move down
 */
export function htmlToMarkdown(html: string, deeper: number, absolute: Absolute): readonly Block[] {
  if (html === '') return [];
  if (!isModest(html)) return prose(plainText(html));
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true });
  settle(tree, deeper, absolute);
  const blocks: readonly Node[] = 'children' in tree ? tree.children : [];
  return blocks.filter(isBlock);
}
