import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin as SheetPlugin } from 'postcss';
import type { Plugin } from 'vite';
import { letters } from './letters.ts';

const PROPERTY = /--[a-z][\w-]*/g;
/** A colour in an SVG of a page. */
const USED = /var\(--[\w-]+\)/g;

function countedIn(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap((text) => text.match(PROPERTY) ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Creates names for the custom properties below a folder: the most frequent get the shortest, the same in each build.
 */
function namesFor(folder: string): (text: string) => string {
  const textsOf = (pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: ['styleguide/**'] })
      .toSorted()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const kept = countedIn(textsOf('**/*.{ts,tsx}').map((text) => text.replace(USED, '')));
  const named = [...countedIn(textsOf('**/*.css'))]
    .filter(([name]) => !kept.has(name))
    .toSorted(([, one], [, other]) => other - one);
  const free = Array.from({ length: named.length + kept.size }, (_, place) => `--${letters(place)}`).filter(
    (name) => !kept.has(name),
  );
  const short = new Map(named.map(([name], place) => [name, free[place]]));
  return (text) => text.replace(PROPERTY, (name) => short.get(name) ?? name);
}

/**
 * Shortens the names of custom properties, as each page carries the style sheet; those that a script sets or reads keep
 * their names.
 */
export function shortProperties(folder: string): { readonly sheets: SheetPlugin; readonly drawings: Plugin } {
  const inShort = namesFor(folder);
  return {
    sheets: {
      postcssPlugin: 'short-properties',
      // On exit: the rules that classes are composed from are inserted late.
      OnceExit: (sheet) => {
        sheet.walkDecls((declaration) => {
          declaration.prop = inShort(declaration.prop);
          declaration.value = inShort(declaration.value);
        });
        // Such as `@property` and style queries.
        sheet.walkAtRules((rule) => {
          rule.params = inShort(rule.params);
        });
      },
    },
    drawings: {
      name: 'short-properties',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/.+\.tsx$/, code: /var\(--/ },
        handler: (code) => code.replace(USED, inShort),
      },
    },
  };
}
