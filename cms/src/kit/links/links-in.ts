import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { pictureNode } from '../fields/picture-node.ts';

/** The maximum depth of the editor's text trees; a deeper one wasn't written by hand. */
const DEEPEST = 60;

/** Collects everything that `found` returns for the nodes of a rich text, from a node on. */
function collect<T>(node: unknown, found: (node: Untrusted) => T | null, depth = 0): readonly T[] {
  if (!isRecord(node) || depth > DEEPEST) return [];
  const own = found(node);
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  return [...(own === null ? [] : [own]), ...children.flatMap((child) => collect(child, found, depth + 1))];
}

/** Returns the addresses of a rich text's links, from a node on. */
export function linksIn(root: unknown): readonly string[] {
  return collect(root, ({ fields, type }) => {
    const isLink = (type === 'link' || type === 'autolink') && isRecord(fields) && typeof fields.url === 'string';
    return isLink ? String(fields.url) : null;
  });
}

/** Returns the ids of a rich text's pictures, from a node on. */
export function picturesIn(root: unknown): readonly number[] {
  return collect(root, (node) => pictureNode(node)?.picture ?? null);
}
