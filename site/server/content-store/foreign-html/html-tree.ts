import { DomUtils, parseDocument } from 'htmlparser2';

/** HTML as a tree. */
export type Root = ReturnType<typeof parseDocument>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { readonly attribs: unknown }>;

/** Takes note of what is left out. */
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

/** Text and values of attributes as HTML has them. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Puts HTML before a node. */
export function insertBefore(node: Node, html: string): void {
  for (const child of [...parseDocument(html).children]) DomUtils.prepend(node, child);
}

/** Puts HTML in the place of a node. */
export function replaceWith(node: Node, html: string): void {
  insertBefore(node, html);
  DomUtils.removeElement(node);
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
