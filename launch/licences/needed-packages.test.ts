import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../folders.ts';
import { licencesOf } from './licences-text.ts';
import { neededPackages, packagesOfFiles } from './needed-packages.ts';

const namesOf = (packages: readonly string[]) =>
  packages.map((folder) => path.relative(path.join(folders.root, 'node_modules'), folder));

test('the packages of files are those whose folders they lie in', () => {
  const files = [
    'site/app/root.tsx',
    'node_modules/a/b.js',
    'node_modules/a/c.js',
    'node_modules/@d/e/node_modules/f/g.js',
  ];
  expect(namesOf(packagesOfFiles(files))).toEqual(['a', '@d/e/node_modules/f']);
});

test('what a half needs are its packages and what these need, with those of the contract', () => {
  const names = namesOf(neededPackages(folders.site));
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'pino', 'thread-stream']));
  expect(names.some((name) => name.includes('kontorwerk') || name === 'vitest')).toBe(false);
});

test.each(['site', 'cms'] as const)('all that the %s needs brings a text of its licence', (half) => {
  const text = licencesOf(neededPackages(folders[half]), { fonts: true });
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(text).toContain('The Instrument Sans Project Authors');
});
