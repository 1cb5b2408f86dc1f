import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { letters } from './letters.ts';

/** Returns the name on the pages of a class or an animation, by its name in the source and its sheet's file. */
export type ScopedName = (name: string, file: string) => string;

/** Returns the classes and animations of a sheet, in its order. */
function namesIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''))];
}

/**
 * Creates the shortest possible names, as each page and the style sheet are full of them: letters for the index among
 * the names of all sheets below a folder. The same in each build, on server and client.
 */
export function shortNames(folder: string): ScopedName {
  const sheets = globSync('**/*.module.css', { cwd: folder }).toSorted();
  const names = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(folder, sheet), 'utf8');
    return namesIn(css).map((name) => `${sheet} ${name}`);
  });
  const short = new Map(names.map((name, place) => [name, letters(place)]));
  return (name, file) => {
    const sheet = path.relative(folder, file.split('?')[0] ?? file);
    const found = short.get(`${sheet} ${name}`);
    if (found === undefined) throw new Error(`No short name for "${name}" of ${file}.`);
    return found;
  };
}
