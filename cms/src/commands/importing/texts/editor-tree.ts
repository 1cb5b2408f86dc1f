import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { KeptPicture } from './editor-dom.ts';

/** Nodes that contain blocks, including pictures. */
const HOLDS_BLOCKS: readonly unknown[] = ['root', 'tablecell'];
const HOLDS_HOLDERS: readonly unknown[] = ['table', 'tablerow'];

/** Lexical's format flag of code. */
const CODE = 1 << 4;

function getChildren({ children }: Untrusted): readonly Untrusted[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

function isPicture({ type }: Untrusted): boolean {
  return type === 'upload';
}

/** Separates a node from the pictures in it. */
function separateBlocks(node: Untrusted): { readonly rest: Untrusted; readonly pictures: readonly Untrusted[] } {
  if (!Array.isArray(node.children)) return { rest: node, pictures: [] };
  const parts = getChildren(node).map((child) =>
    isPicture(child) ? { rest: null, pictures: [child] } : separateBlocks(child),
  );
  const children = parts.flatMap(({ rest }) => rest ?? []);
  return { rest: { ...node, children }, pictures: parts.flatMap(({ pictures }) => pictures) };
}

function isEmptyNode(node: Untrusted): boolean {
  if (typeof node.text === 'string') return node.text.trim() === '';
  return node.type === 'linebreak' || (Array.isArray(node.children) && getChildren(node).every(isEmptyNode));
}

/** Splits a paragraph at its pictures. */
function splitParagraph(node: Untrusted): readonly Untrusted[] {
  const parts: Untrusted[][] = [[]];
  for (const child of getChildren(node)) {
    if (isPicture(child)) parts.push([child], []);
    else parts.at(-1)?.push(child);
  }
  return parts.flatMap((children) => {
    const [first] = children;
    if (first && isPicture(first)) return [first];
    return children.every(isEmptyNode) ? [] : [{ ...node, children }];
  });
}

/** Splits a list at its pictures: each follows its item, and the numbering continues. */
function splitList(list: Untrusted): readonly Untrusted[] {
  const parts: Untrusted[] = [];
  let items: Untrusted[] = [];
  let start = typeof list.start === 'number' ? list.start : 1;
  const end = () => {
    if (items.length > 0) parts.push({ ...list, start, children: items });
    // Sub-lists are items without a number.
    start += items.filter((item) => getChildren(item).some(({ type }) => type !== 'list')).length;
    items = [];
  };
  for (const item of getChildren(list)) {
    const { rest, pictures } = separateBlocks(item);
    if (pictures.length === 0 || !isEmptyNode(rest)) items.push(rest);
    if (pictures.length === 0) continue;
    end();
    parts.push(...pictures);
  }
  end();
  return parts;
}

/** Lifts the pictures of a block's lines out of it. */
function liftBlocks(node: Untrusted): readonly Untrusted[] {
  const { type } = node;
  if (HOLDS_HOLDERS.includes(type)) return [{ ...node, children: getChildren(node).flatMap(liftBlocks) }];
  if (HOLDS_BLOCKS.includes(type)) return [{ ...node, children: getChildren(node).flatMap(liftBlocks) }];
  const { rest, pictures } = separateBlocks(node);
  if (pictures.length === 0) return [node];
  if (type === 'list') return splitList(node);
  if (type === 'paragraph' || type === 'heading') return splitParagraph(node);
  return isEmptyNode(rest) ? pictures : [rest, ...pictures];
}

/** Sets a picture's id within the import, and its caption. */
function numberPictures(node: Untrusted, pictures: readonly KeptPicture[]): Untrusted {
  const { number, caption } = pictures[Number(node.value)] ?? { number: 0, caption: '' };
  return { ...node, value: number, fields: caption === '' ? {} : { caption } };
}

/** Keeps indents at the beginning of lines, which only preformatted text has: HTML would collapse those of a verse. */
function setIndents(children: readonly Untrusted[]): readonly Untrusted[] {
  return children.map((child, at) => {
    const begins = at === 0 || children[at - 1]?.type === 'linebreak';
    if (!begins || typeof child.text !== 'string' || (Number(child.format) & CODE) > 0) return child;
    return { ...child, text: child.text.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)) };
  });
}

function isBreak(node: Untrusted | undefined): boolean {
  return node?.type === 'linebreak';
}

/** Drops empty lines at the ends of preformatted text. */
function trimNode(children: readonly Untrusted[]): readonly Untrusted[] {
  const first = children.findIndex((child) => !isBreak(child));
  const last = children.findLastIndex((child) => !isBreak(child));
  return first < 0 ? [] : children.slice(first, last + 1);
}

function tidyNode(node: Untrusted, pictures: readonly KeptPicture[]): Untrusted {
  if (isPicture(node)) return numberPictures(node, pictures);
  if (!Array.isArray(node.children)) return node;
  const children = getChildren(node).map((child) => tidyNode(child, pictures));
  return { ...node, children: node.type === 'paragraph' ? setIndents(trimNode(children)) : children };
}

/** Normalises a converted text for the editor: pictures between blocks, with their ids. */
export function normaliseTree(root: Untrusted, pictures: readonly KeptPicture[]): Untrusted {
  const [whole = root] = liftBlocks(root);
  return tidyNode(whole, pictures);
}
