import postcss, { type Plugin } from 'postcss';
import { expect, test } from 'vitest';
import { shortProperties } from './property-names.ts';
import { createFolderWith } from './server/testing/test-folders.ts';

const SHEETS = {
  'styles/tokens.css': ':root { --space: 4px; --ink: black; --focal: 50% 50%; }',
  'ui/Card.module.css':
    '.card { --gap: var(--space); margin: var(--space) var(--gap, var(--focal)); color: var(--ink); }',
};

function shortened(folder: string, css: string): string {
  return postcss([shortProperties(folder).sheets]).process(css, { from: undefined }).css;
}

test('the most frequent names are the shortest, the same in every sheet', async () => {
  const folder = await createFolderWith(SHEETS);
  expect(shortened(folder, SHEETS['styles/tokens.css'])).toBe(':root { --a: 4px; --b: black; --c: 50% 50%; }');
  expect(shortened(folder, SHEETS['ui/Card.module.css'])).toBe(
    '.card { --d: var(--a); margin: var(--a) var(--d, var(--c)); color: var(--b); }',
  );
});

test('what a script names keeps its name, and no other gets it', async () => {
  const folder = await createFolderWith({
    ...SHEETS,
    'ui/Picture.tsx': "const style = { '--focal': '1% 2%', '--a': 0 };",
    'ui/Mark.tsx': '<path fill="var(--ink)" />',
    'styleguide/Tokens.tsx': 'const shown = "var(--ink)";',
  });
  expect(shortened(folder, SHEETS['styles/tokens.css'])).toBe(':root { --b: 4px; --c: black; --focal: 50% 50%; }');
});

test('the rules of a sheet that classes are composed from have the same names', async () => {
  const folder = await createFolderWith(SHEETS);
  const composing: Plugin = {
    postcssPlugin: 'composing',
    OnceExit: (sheet) => {
      sheet.prepend('.picture { color: var(--ink); }');
    },
  };
  const { css } = postcss([composing, shortProperties(folder).sheets]).process('', { from: undefined });
  expect(css).toBe('.picture { color: var(--b); }');
});

test('names in at-rules are the same ones, and classes are left alone', async () => {
  const folder = await createFolderWith(SHEETS);
  expect(shortened(folder, '@property --space { inherits: false } .card--ink {}')).toBe(
    '@property --a { inherits: false } .card--ink {}',
  );
});
