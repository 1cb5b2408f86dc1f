import path from 'node:path';

/** A link of a page in `docs`: its text, and its target relative to the project's root. */
export type Link = { readonly text: string; readonly file: string };

const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)]+)\)/g;

/** Returns the links of a Markdown text in `docs`. */
export function linksIn(markdown: string): readonly Link[] {
  return [...markdown.matchAll(LINK)].map(([, text = '', href = '']) => ({
    text: text.replace(/\\(.)/g, '$1'),
    file: path.posix.join('docs', href),
  }));
}

/** Returns the cells of a line of a Markdown table. */
export function cellsOf(line: string): readonly string[] {
  // A pipe inside a cell is escaped.
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
