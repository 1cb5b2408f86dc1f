import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { pictureNode, pictureReference } from '../fields/picture-node.ts';

/** What ends a line of a rich text. */
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
  // Where a link leads is part of what a translation is made from.
  return typeof url === 'string' ? `${inside} <${url}>` : inside;
}

/** A text without its form: as it stands, or the lines of a rich text; empty when it says nothing. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value) || !isRecord(value.root)) return '';
  return written(value.root)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
