import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';

const SOURCES = '{contract,runtime,content,site,cms,launch,tools,e2e,bench}/**/*.{ts,tsx,mjs,css}';
const GENERATED = /node_modules|\/build\/|\.next|\/migrations\/|payload-types\.ts$/;

/** Openings of a docstring that neither name the thing nor begin with what it does (CONTRIBUTING.md). */
const UNPLAIN =
  /\/\*\*[\s*]+(?:What|Has|Have|Tells|Who|Whoever|Whom|Whose|Somebody|Nobody|Everybody|Others|So (?:many|much|long))\s/g;

function unplainLines(text: string): readonly number[] {
  return [...text.matchAll(UNPLAIN)].map(({ index }) => text.slice(0, index).split('\n').length);
}

test('docstrings name the thing or begin with a verb', () => {
  const files = globSync(SOURCES, { cwd: folders.root }).filter((file) => !GENERATED.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    unplainLines(readFileSync(path.join(folders.root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('a docstring that begins otherwise is found', () => {
  const opening = '/**';
  expect(unplainLines(`a\n${opening} What is open. */\n${opening}\n * Tells whether it is. */`)).toEqual([2, 3]);
});
