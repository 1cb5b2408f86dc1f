import { isRecord } from '@kontorwerk/contract/content/read-values';

/** Texts of the editor are trees; one that is deeper than this was written by no hand. */
const DEEPEST = 60;

/** The addresses that a rich text links to, from a node of its tree on. */
export function linksIn(node: unknown, depth = 0): readonly string[] {
  if (!isRecord(node) || depth > DEEPEST) return [];
  const { fields, type } = node;
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields) && typeof fields.url === 'string';
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  return [...(isLink ? [String(fields.url)] : []), ...children.flatMap((child) => linksIn(child, depth + 1))];
}
