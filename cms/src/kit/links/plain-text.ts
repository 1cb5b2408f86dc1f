import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { pictureNode, pictureReference } from '../fields/picture-node.ts';

/** The node types that end a line of a rich text. */
const LINES: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablerow']);

function childrenOf({ children }: Untrusted): readonly Untrusted[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

function written(node: Untrusted): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return '\n';
  const shown = pictureNode(node);
  if (shown) return `${shown.caption} <${pictureReference(shown.picture)}>\n`;
  const inside = childrenOf(node).map(written).join('');
  if (LINES.has(node.type)) return `${inside}\n`;
  const { url } = isRecord(node.fields) ? node.fields : {};
  // A link's target is part of the source of a translation.
  return typeof url === 'string' ? `${inside} <${url}>` : inside;
}

/** Returns a text without formatting: unchanged, or the lines of a rich text; '' if it is empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value) || !isRecord(value.root)) return '';
  return written(value.root)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
