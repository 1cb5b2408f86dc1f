import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** The maximum depth of the editor's text trees; a deeper one wasn't written by hand. */
export const MAX_TEXT_DEPTH = 60;

/** Collects everything that `find` returns for the nodes of a rich text, from a node on. */
export function collectNodes<T>(node: unknown, find: (node: Untrusted) => T | null, depth = 0): readonly T[] {
  if (!isRecord(node) || depth > MAX_TEXT_DEPTH) return [];
  const own = find(node);
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  return [...(own === null ? [] : [own]), ...children.flatMap((child) => collectNodes(child, find, depth + 1))];
}

/** Replaces each node below a node of a rich text by those that `change` returns, and then the nodes within them. */
export function replaceNodes(node: Untrusted, change: (node: Untrusted) => readonly Untrusted[], depth = 0): Untrusted {
  if (!Array.isArray(node.children) || depth >= MAX_TEXT_DEPTH) return node;
  const replaced = (child: Untrusted) => change(child).map((each) => replaceNodes(each, change, depth + 1));
  return { ...node, children: node.children.filter(isRecord).flatMap(replaced) };
}
