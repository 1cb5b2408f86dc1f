import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** HTML as a tree. */
export type Root = ReturnType<typeof parseDocument>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { readonly attribs: unknown }>;

/** Reports what is dropped from an HTML field. */
export type Note = (problem: string) => void;

export function isTag(node: object | null | undefined): node is Element {
  return typeof node === 'object' && node !== null && 'attribs' in node;
}

/** Whether elements are nested deeper than `most`. */
export function isDeeperThan(most: number, root: Root): boolean {
  let level: readonly Node[] = root.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node) => (isTag(node) ? node.children : []));
  }
  return false;
}

/** Returns the elements with these names, in document order. */
export function elements({ children }: Root | Element, ...names: readonly string[]): readonly Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), children);
}

/** Returns the elements around a node, nearest first. */
export function ancestors(node: Node): readonly Element[] {
  const found: Element[] = [];
  for (let { parent } = node; isTag(parent); { parent } = parent) found.push(parent);
  return found;
}

/** Whether a node is still in the tree. */
export function isIn(root: Root, node: Node): boolean {
  const outermost = [node, ...ancestors(node)].at(-1);
  return outermost?.parent === root;
}

/** Returns the text of nodes in one line. */
export function words(...nodes: readonly Node[]): string {
  return DomUtils.textContent([...nodes])
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
}

/** Returns the first non-blank attribute of these names; empty if there is none. */
export function attributeOf({ attribs }: Element, names: readonly string[]): string {
  const name = names.find((each) => (attribs[each] ?? '').trim() !== '');
  return name === undefined ? '' : (attribs[name] ?? '').trim();
}

export function hasClass({ attribs }: Element, name: RegExp): boolean {
  return name.test(attribs.class ?? '');
}

/** Inserts HTML before a node, and returns the new nodes. */
export function insertBefore(node: Node, html: string): readonly Node[] {
  const inserted = [...parseDocument(html).children];
  for (const child of inserted) DomUtils.prepend(node, child);
  return inserted;
}

/** Replaces a node by HTML, and returns the new nodes. */
export function replaceWith(node: Node, html: string): readonly Node[] {
  const inserted = insertBefore(node, html);
  DomUtils.removeElement(node);
  return inserted;
}

/** Replaces the content of an element by text. */
export function setWords(element: Element, text: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child);
  for (const child of [...parseDocument(escapeHtml(text)).children]) DomUtils.appendChild(element, child);
}

/** Whether a node shows nothing: white space, comments, scripts. */
export function isBlank(node: Node): boolean {
  if (isTag(node)) return node.name === 'script' || node.name === 'style';
  return node.type !== ElementType.Text || !/[^\s\u200b]/.test(node.data);
}

/**
 * Returns the nodes that a reader meets right before or after a node, from the outermost that begins or ends there to
 * the innermost.
 */
export function nodesBeside(node: Node, side: 'prev' | 'next'): readonly Node[] {
  const past = (from: Node | null): Node | null => {
    let at = from;
    while (at !== null && isBlank(at)) at = at[side];
    return at;
  };
  const outer = [node, ...ancestors(node)].find((each) => past(each[side]) !== null);
  const found: Node[] = [];
  let at = outer ? past(outer[side]) : null;
  while (at !== null) {
    found.push(at);
    const inner = isTag(at) ? at.children.at(side === 'prev' ? -1 : 0) : undefined;
    at = past(inner ?? null);
  }
  return found;
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/** Wraps an element in a new one. */
export function wrap(element: Element, frameHtml: string): void {
  const [frame] = parseDocument(frameHtml).children;
  if (!isTag(frame)) return;
  DomUtils.replaceElement(element, frame);
  DomUtils.appendChild(frame, element);
}

/** Returns the figure around a node. */
export function figureOf(node: Node): Element | null {
  return ancestors(node).find(({ name }) => name === 'figure') ?? null;
}

/** Returns the caption of a figure. */
export function captionOf(figure: Element | null): Element | null {
  return (figure && elements(figure, 'figcaption')[0]) ?? null;
}
