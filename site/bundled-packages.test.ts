import { expect, test } from 'vitest';
import { foldersOfPackages } from './bundled-packages.ts';

test('modules of a bundle lie in the folders of packages', () => {
  const modules = [
    '/here/site/app/root.tsx',
    '/here/node_modules/react/index.js',
    '\0/here/node_modules/react/cjs/react.js?commonjs-es-import',
    '\0rolldown/runtime.js',
    'C:\\here\\node_modules\\@a\\b\\dist\\c.js',
    '/here/node_modules/d/node_modules/e/f.js',
  ];
  expect(foldersOfPackages(modules)).toEqual([
    '/here/node_modules/d/node_modules/e',
    '/here/node_modules/react',
    'C:/here/node_modules/@a/b',
  ]);
});
