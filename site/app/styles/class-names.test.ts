import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.join(import.meta.dirname, '..');

/** Returns the CSS modules that a component imports, by import name. */
function modulesOf(file: string, source: string): readonly (readonly [name: string, module: string])[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, name = '', from = '']) => [
    name,
    from.startsWith('#app/') ? path.join(APP, from.slice('#app/'.length)) : path.join(path.dirname(file), from),
  ]);
}

/** Returns the class names of a style sheet as components see them. */
function classesOf(module: string): ReadonlySet<string> {
  const names = readFileSync(module, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g);
  return new Set(
    [...names].map(([, name = '']) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())),
  );
}

test('every class that a component names stands in its style sheet', () => {
  const unknown = globSync('**/*.tsx', { cwd: APP }).flatMap((name) => {
    const file = path.join(APP, name);
    const source = readFileSync(file, 'utf8');
    return modulesOf(file, source).flatMap(([styles, module]) => {
      const known = classesOf(module);
      const named = [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
      return named.filter((one) => one !== 'module' && !known.has(one)).map((one) => `${name}: ${styles}.${one}`);
    });
  });
  expect(unknown).toEqual([]);
});
