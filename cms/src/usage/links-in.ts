import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';

/** Texts of the editor are trees; one that is deeper than this was written by no hand. */
const DEEPEST = 60;

/** Tells whether a field holds an address to link to. */
export function isLinkField(field: FlattenedField): boolean {
  return field.type === 'text' && /link$/.test(field.name);
}

/** The addresses that a rich text links to, from a node of its tree on. */
export function linksIn(node: unknown, depth = 0): readonly string[] {
  if (!isRecord(node) || depth > DEEPEST) return [];
  const { fields, type } = node;
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields) && typeof fields.url === 'string';
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  return [...(isLink ? [String(fields.url)] : []), ...children.flatMap((child) => linksIn(child, depth + 1))];
}
