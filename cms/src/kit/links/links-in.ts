import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { pictureNode } from '../fields/picture-node.ts';

/** Texts of the editor are trees; one that is deeper than this was written by no hand. */
const DEEPEST = 60;

/** Everything that is found at the nodes of a rich text, from a node of its tree on. */
function collect<T>(node: unknown, found: (node: Untrusted) => T | null, depth = 0): readonly T[] {
  if (!isRecord(node) || depth > DEEPEST) return [];
  const own = found(node);
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  return [...(own === null ? [] : [own]), ...children.flatMap((child) => collect(child, found, depth + 1))];
}

/** The addresses that a rich text links to, from a node of its tree on. */
export function linksIn(root: unknown): readonly string[] {
  return collect(root, ({ fields, type }) => {
    const isLink = (type === 'link' || type === 'autolink') && isRecord(fields) && typeof fields.url === 'string';
    return isLink ? String(fields.url) : null;
  });
}

/** The pictures that stand in a rich text, from a node of its tree on. */
export function picturesIn(root: unknown): readonly number[] {
  return collect(root, (node) => pictureNode(node)?.picture ?? null);
}
