import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteInputs } from './build.ts';
import { folders } from './folders.ts';

/** A file and all that it imports from this project by a relative path. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    withImports(path.resolve(path.dirname(file), imported), found);
  return found;
}

test('the site is built anew when any part of what configures its build has changed', () => {
  const inputs = siteInputs();
  const configuration = ['vite.config.ts', 'react-router.config.ts'].flatMap((name) => [
    ...withImports(path.join(folders.site, name)),
  ]);
  expect(configuration).toContain(path.join(folders.site, 'class-names.ts'));
  const missed = configuration.filter(
    (file) => !inputs.some((input) => file === input || file.startsWith(`${input}${path.sep}`)),
  );
  expect(missed).toEqual([]);
});
