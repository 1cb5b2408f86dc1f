import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { formatPictureReference, parsePictureNode } from '../fields/picture-node.ts';

/** The node types that end a line of a rich text. */
const LINES: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablerow']);

function childrenOf({ children }: Untrusted): readonly Untrusted[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

function writeNode(node: Untrusted): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return '\n';
  const shown = parsePictureNode(node);
  if (shown) return `${shown.caption} <${formatPictureReference(shown.picture)}>\n`;
  const inside = childrenOf(node).map(writeNode).join('');
  if (LINES.has(node.type)) return `${inside}\n`;
  const { url } = isRecord(node.fields) ? node.fields : {};
  // A link's target is part of the source of a translation.
  return typeof url === 'string' ? `${inside} <${url}>` : inside;
}

/** Returns a text without formatting: unchanged, or the lines of a rich text; '' if it is empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value) || !isRecord(value.root)) return '';
  return writeNode(value.root)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

/** Whether a value is a rich text. */
export function isRichText(value: unknown): value is Untrusted {
  return isRecord(value) && isRecord(value.root);
}

/** Whether a value is empty, in all languages if it is localised. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRichText(value)) return plainText(value) === '';
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
