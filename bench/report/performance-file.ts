import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../base/part.ts';

const FILE = path.join(import.meta.dirname, '../../docs/performance.md');

/** Replaces a part's section of `docs/performance.md`; the rest is left alone. */
export function writeDown({ name, about }: Part, placeAndTime: string, tables: string): void {
  const text = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- bench: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`${FILE} has no place for ${name}: ${begin} … ${end}`);
  const section = `${begin}\n\n${about}\n\n${placeAndTime}.\n\n${tables}\n\n`;
  writeFileSync(FILE, `${text.slice(0, from)}${section}${text.slice(to)}`);
}
