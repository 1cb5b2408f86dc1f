import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** HTML as a tree. */
export type Root = ReturnType<typeof parseDocument>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { readonly attribs: unknown }>;

/** Takes note of what is left out of an HTML field. */
export type Note = (problem: string) => void;

export function isTag(node: object | null | undefined): node is Element {
  return typeof node === 'object' && node !== null && 'attribs' in node;
}

/** Whether elements stand in each other deeper than so many. */
export function isDeeperThan(most: number, root: Root): boolean {
  let level: readonly Node[] = root.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node) => (isTag(node) ? node.children : []));
  }
  return false;
}

/** The elements of these names, in the order of the text. */
export function elements({ children }: Root | Element, ...names: readonly string[]): readonly Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), children);
}

/** The elements that an element stands in, from the nearest on. */
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

/** The words of nodes in one line. */
export function words(...nodes: readonly Node[]): string {
  return DomUtils.textContent([...nodes])
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
}

/** The first of an element's attributes of these names that says something; empty where none does. */
export function attributeOf({ attribs }: Element, names: readonly string[]): string {
  const name = names.find((each) => (attribs[each] ?? '').trim() !== '');
  return name === undefined ? '' : (attribs[name] ?? '').trim();
}

export function hasClass({ attribs }: Element, name: RegExp): boolean {
  return name.test(attribs.class ?? '');
}

/** Puts HTML before a node, and returns what that is in the tree. */
export function insertBefore(node: Node, html: string): readonly Node[] {
  const inserted = [...parseDocument(html).children];
  for (const child of inserted) DomUtils.prepend(node, child);
  return inserted;
}

/** Puts HTML in the place of a node, and returns what that is in the tree. */
export function replaceWith(node: Node, html: string): readonly Node[] {
  const inserted = insertBefore(node, html);
  DomUtils.removeElement(node);
  return inserted;
}

/** Puts words in the place of what an element holds. */
export function setWords(element: Element, text: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child);
  for (const child of [...parseDocument(escapeHtml(text)).children]) DomUtils.appendChild(element, child);
}

/** Whether a node shows nothing: blanks, comments, scripts. */
export function isBlank(node: Node): boolean {
  if (isTag(node)) return node.name === 'script' || node.name === 'style';
  return node.type !== ElementType.Text || !/[^\s\u200b]/.test(node.data);
}

/** The node that a reader meets before or after another, from the outermost element that begins or ends there to the innermost. */
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

/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/** Puts an element into a new one. */
export function wrap(element: Element, frameHtml: string): void {
  const [frame] = parseDocument(frameHtml).children;
  if (!isTag(frame)) return;
  DomUtils.replaceElement(element, frame);
  DomUtils.appendChild(frame, element);
}

/** The figure that an element stands in. */
export function figureOf(node: Node): Element | null {
  return ancestors(node).find(({ name }) => name === 'figure') ?? null;
}

/** The caption of a figure. */
export function captionOf(figure: Element | null): Element | null {
  return (figure && elements(figure, 'figcaption')[0]) ?? null;
}
