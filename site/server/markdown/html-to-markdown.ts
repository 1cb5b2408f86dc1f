import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { MARKDOWN_LIMITS } from '../base/limits.ts';
import { plainText } from '../directory/plain-text.ts';
import { type Block, type Depth, isBlock, type Node, prose } from './tree.ts';

/** Makes an address of a page's text one that stands by itself. */
export type Absolute = (address: string) => string;

const DEPTHS: readonly Depth[] = [1, 2, 3, 4, 5, 6];

/** Has headings stand so many levels deeper, and addresses by themselves. */
function settle(node: Node, deeper: number, absolute: Absolute): void {
  if (node.type === 'heading') node.depth = DEPTHS[node.depth + deeper - 1] ?? 6;
  if (node.type === 'link' || node.type === 'image') node.url = absolute(node.url);
  if ('children' in node) for (const child of node.children) settle(child, deeper, absolute);
}

/** Tags without an end, so that nothing is in them. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source']);

/** Tells whether a text is converted in no time; sanitised HTML ends every tag that it begins. */
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
 * The blocks of a text that was sanitised; of one that would take long, while nobody else is served, the words alone.
 *
 * @param deeper how many levels deeper its headings stand
 */
export function htmlToMarkdown(html: string, deeper: number, absolute: Absolute): readonly Block[] {
  if (html === '') return [];
  if (!isModest(html)) return prose(plainText(html));
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true });
  settle(tree, deeper, absolute);
  const blocks: readonly Node[] = 'children' in tree ? tree.children : [];
  return blocks.filter(isBlock);
}
