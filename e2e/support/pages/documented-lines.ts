import { readFileSync } from 'node:fs';
import path from 'node:path';

const OPERATING = path.join(import.meta.dirname, '../../../docs/operations.md');

/** Returns the first block of lines with some words from the operators' handbook; throws when there is none. */
export function documentedLines(words: string): string {
  const blocks = readFileSync(OPERATING, 'utf8').match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm) ?? [];
  const found = blocks.find((block) => block.includes(words));
  if (found === undefined) throw new Error(`There are no lines with “${words}” in ${OPERATING}.`);
  return found;
}
