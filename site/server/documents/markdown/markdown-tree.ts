import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { MARKDOWN_LIMITS } from '../../base/limits.ts';
import { oneLine } from '../../directory/plain-text.ts';

/** A node of the Markdown tree. */
export type Node = Parameters<typeof toMarkdown>[0];
/** A block: a heading, a paragraph, a list. */
export type Block = Extract<Node, { readonly type: 'listItem' }>['children'][number];
/** Inline content. */
export type Inline = Extract<Node, { readonly type: 'paragraph' }>['children'][number];
/** A heading's level: 1 is the page's own. */
export type Depth = Extract<Node, { readonly type: 'heading' }>['depth'];

function withinLimits(words: string): string {
  return words.length <= MARKDOWN_LIMITS.words ? words : `${words.slice(0, MARKDOWN_LIMITS.words).toWellFormed()}…`;
}

export function text(value: string): Inline {
  return { type: 'text', value: withinLimits(value) };
}

/** Returns text with its line breaks. */
export function lines(value: string): Inline[] {
  return withinLimits(value)
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [text(line)] : [{ type: 'break' } as const, text(line)]));
}

export function strong(value: string): Inline {
  return { type: 'strong', children: [text(value)] };
}

export function link(words: string, url: string): Inline {
  return { type: 'link', url, children: [text(words)] };
}

/** Returns a heading in one line; nothing if there are no words. */
export function heading(depth: Depth, words: string): Block[] {
  const line = oneLine(words);
  return line === '' ? [] : [{ type: 'heading', depth, children: [text(line)] }];
}

/** Returns a paragraph; nothing if it is empty. */
export function paragraph(...children: Inline[]): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** Returns the paragraphs of plain text. */
export function prose(value: string): Block[] {
  return value === '' ? [] : paragraph(...lines(value));
}

const BLOCKS: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
] satisfies Block['type'][]);

export function isBlock(node: Node): node is Block {
  return BLOCKS.has(node.type);
}

/** Returns a list of the items that have a block. */
export function list(items: readonly (readonly Block[])[]): Block[] {
  const children = items.flatMap((blocks) =>
    blocks.length === 0 ? [] : [{ type: 'listItem' as const, spread: false, children: [...blocks] }],
  );
  return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}

/** Writes Markdown without soft hyphens, which are for rendered text. */
export function writeMarkdown(blocks: readonly Block[]): string {
  const written = toMarkdown(
    { type: 'root', children: [...blocks] },
    { extensions: [gfmTableToMarkdown()], bullet: '-' },
  );
  return written.replaceAll('\u00ad', '');
}
