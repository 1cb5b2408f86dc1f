import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';

const side = v.looseObject({ path: v.optional(v.string()), pathNot: v.optional(v.string()) });
const config = v.object({ forbidden: v.array(v.object({ name: v.string(), from: side, to: side })) });
const { forbidden } = v.parse(config, createRequire(import.meta.url)('../../.dependency-cruiser.cjs'));
const RULES = forbidden.filter(({ name }) => name.startsWith('cms/src: '));

/** Components of the admin, which Payload loads by their paths in strings. */
const COMPONENT = /['"`](\/[\w/-]+\.tsx?)#/g;

/** Whether a rule forbids that a file refers to another one. */
function isForbidden({ from, to }: (typeof RULES)[number], file: string, named: string): boolean {
  const found = new RegExp(from.path ?? '').exec(file);
  if (!found || (from.pathNot && new RegExp(from.pathNot).test(file))) return false;
  const pathNot = to.pathNot?.replace('$1', found[1] ?? '');
  return new RegExp(to.path ?? '').test(named) && !(pathNot && new RegExp(pathNot).test(named));
}

function brokenRules(file: string, text: string): readonly string[] {
  const named = [...text.matchAll(COMPONENT)].map(([, component = '']) => `cms/src${component}`);
  return named.flatMap((one) =>
    RULES.filter((rule) => isForbidden(rule, file, one)).map(({ name }) => `${file}: ${name}`),
  );
}

test('components are named by the rules that imports follow', () => {
  const files = globSync('cms/src/**/*.{ts,tsx}', { cwd: folders.root });
  const read = (file: string) => readFileSync(path.join(folders.root, file), 'utf8');
  expect(files.flatMap((file) => brokenRules(file, read(file)))).toEqual([]);
});

test.each([
  ['upwards', 'cms/src/kit/fields/a.ts', '/mail/b.tsx'],
  ['in another feature', 'cms/src/inbox/a.ts', '/accounts/b.tsx'],
])('a component %s breaks a rule', (_where, file, named) => {
  expect(brokenRules(file, `'${named}#B'`)).toHaveLength(1);
});
