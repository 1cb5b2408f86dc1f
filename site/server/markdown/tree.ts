import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { MARKDOWN_LIMITS } from '../base/limits.ts';
import { oneLine } from '../directory/plain-text.ts';

/** A piece of Markdown. */
export type Node = Parameters<typeof toMarkdown>[0];
/** A heading, a paragraph, a list: what a text is made of. */
export type Block = Extract<Node, { readonly type: 'listItem' }>['children'][number];
/** What stands in a line. */
export type Inline = Extract<Node, { readonly type: 'paragraph' }>['children'][number];
/** How important a heading is: 1 is the page's own. */
export type Depth = Extract<Node, { readonly type: 'heading' }>['depth'];

function withinLimits(words: string): string {
  return words.length <= MARKDOWN_LIMITS.words ? words : `${words.slice(0, MARKDOWN_LIMITS.words).toWellFormed()}…`;
}

export function text(value: string): Inline {
  return { type: 'text', value: withinLimits(value) };
}

/** A text of one or more lines, as it was written. */
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

/** In one line, as headings are; nothing where there are no words. */
export function heading(depth: Depth, words: string): Block[] {
  const line = oneLine(words);
  return line === '' ? [] : [{ type: 'heading', depth, children: [text(line)] }];
}

/** Nothing where there is nothing in it. */
export function paragraph(...children: Inline[]): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** The paragraphs of a text without marks. */
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

/** Items that have at least one block each. */
export function list(items: readonly (readonly Block[])[]): Block[] {
  const children = items.flatMap((blocks) =>
    blocks.length === 0 ? [] : [{ type: 'listItem' as const, spread: false, children: [...blocks] }],
  );
  return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}

/** Marks that only say where a word may break are for who shows it. */
export function writeMarkdown(blocks: readonly Block[]): string {
  const written = toMarkdown(
    { type: 'root', children: [...blocks] },
    { extensions: [gfmTableToMarkdown()], bullet: '-' },
  );
  return written.replaceAll('\u00ad', '');
}
