import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../launch/folders.ts';

/** A link of the table: its text, and its target relative to the project's root. */
export type Link = { readonly text: string; readonly file: string };

/** A requirement of the specification: where it is implemented and which tests prove it. */
export type Row = {
  readonly line: number;
  /** Such as `§5`. */
  readonly section: string;
  readonly requirement: string;
  readonly where: readonly Link[];
  readonly proofs: readonly Link[];
};

/** The table's path, relative to the project's root. */
export const TABLE = 'docs/specification.md';

const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)]+)\)/g;

/** Returns the links of a Markdown text in the folder of the table. */
export function linksIn(markdown: string): readonly Link[] {
  return [...markdown.matchAll(LINK)].map(([, text = '', href = '']) => ({
    text: text.replace(/\\(.)/g, '$1'),
    file: path.posix.join(path.posix.dirname(TABLE), href),
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

/** Parses the rows of a Markdown text: the lines that begin with a section's cell. */
export function rowsIn(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!/^\|\s*§\d/.test(text)) return [];
    const [section = '', requirement = '', where = '', proofs = ''] = cellsOf(text);
    return [{ line: index + 1, section, requirement, where: linksIn(where), proofs: linksIn(proofs) }];
  });
}

/** Reads the project's table. */
export function readTable(): readonly Row[] {
  return rowsIn(readFileSync(path.join(folders.root, TABLE), 'utf8'));
}
