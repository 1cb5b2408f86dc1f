import { globSync } from 'node:fs';
import path from 'node:path';
import { letters } from './letters.ts';

/** How a class or an animation is called on the pages, by its own name, its sheet's file and the sheet's text. */
export type ScopedName = (name: string, file: string, css: string) => string;

/** The classes and animations of a sheet, in its order. */
function namesIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''))];
}

/**
 * Names as short as they get, because each page and the style sheet are full of them: letters for the place in the
 * sheet, a number for the sheet among those below a folder. The same in each build and on both sides.
 */
export function shortNames(folder: string): ScopedName {
  const sheets = globSync('**/*.module.css', { cwd: folder }).toSorted();
  return (name, file, css) => {
    const sheet = sheets.indexOf(path.relative(folder, file.split('?')[0] ?? file));
    const place = namesIn(css).indexOf(name);
    if (sheet < 0 || place < 0) throw new Error(`No short name for "${name}" of ${file}.`);
    return `${letters(place)}${sheet}`;
  };
}
