import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCE = 'contract/src/settings/brand-colours.ts';

/** All hand-written files with visible output; drawings (`.svg`) may have any colours. */
const FILES = globSync(
  ['contract/src', 'cms/src', 'site/app', 'site/server', 'site/public'].map((folder) => `${folder}/**/*`),
  { cwd: ROOT, exclude: ['**/migrations/**', '**/*.test.ts'] },
).filter((file) => /\.(?:css|html|json|tsx?|webmanifest)$/.test(file));

test('the colours of the brand are named in one file alone', () => {
  const colours = new RegExp(Object.values(BRAND_COLOURS).join('|').replaceAll('#', '(?:#|%23)'), 'i');
  expect(FILES.filter((file) => colours.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([SOURCE]);
});
