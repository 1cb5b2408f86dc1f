import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../launch/folders.ts';
import type { Requirement, Section } from './requirement.ts';

/** The page's path, relative to the project's root. */
export const PAGE = 'docs/specification.md';

const HEAD = '| § | Requirement | Where | Proof |\n|---|---|---|---|';

/** Returns a file's base name, with its folder where another file of the same cell has that name too. */
function labelOf(file: string, files: readonly string[]): string {
  const base = path.posix.basename(file);
  const namesakes = files.filter((other) => path.posix.basename(other) === base);
  if (namesakes.length === 1) return base;
  return `${path.posix.basename(path.posix.dirname(file))}/${base}`;
}

/** Returns the link to one of a cell's files. */
function linkOf(file: string, files: readonly string[]): string {
  const label = labelOf(file, files).replace(/[[\]]/g, '\\$&');
  return `[${label}](${path.posix.relative(path.posix.dirname(PAGE), file)})`;
}

function whereCell(files: readonly string[]): string {
  return files.map((file) => linkOf(file, files)).join('<br>');
}

/** Returns the links to the tests' files, each followed by the number of its tests if that is not one. */
function proofCell(proofs: Requirement['proofs']): string {
  const files = Object.keys(proofs);
  return Object.entries(proofs)
    .map(([file, titles]) => linkOf(file, files) + (titles.length === 1 ? '' : ` (${titles.length})`))
    .join('<br>');
}

function tableOf({ name, title, requirements }: Section): string {
  const rows = requirements.map(({ requirement, where, proofs }) => {
    const text = requirement.replaceAll('|', '\\|');
    return `| ${name} | ${text} | ${whereCell(where)} | ${proofCell(proofs)} |`;
  });
  return [`## ${name} ${title}\n`, HEAD, ...rows].join('\n');
}

/** Returns the page with its sections written anew; the introduction above them is written by hand and stays. */
export function withSections(page: string, sections: readonly Section[]): string {
  const [introduction = ''] = page.split(/^## /m, 1);
  return `${[introduction.trimEnd(), ...sections.map(tableOf)].join('\n\n')}\n`;
}

/** Reads the project's page. */
export function readPage(): string {
  return readFileSync(path.join(folders.root, PAGE), 'utf8');
}
