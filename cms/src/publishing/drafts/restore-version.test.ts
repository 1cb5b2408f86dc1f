import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { PREVIEWED_COLLECTIONS } from './previewed-collections.ts';
import { isRestore } from './restore-request.ts';

test('a draft’s version becomes a draft again, and a published one is published in the language it was written in', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-versions-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('publishing/drafts/testing/restore-versions.ts', dataDir);
  const both = (text: string) => ({ en: `${text} en`, de: `${text} de` });
  expect(told).toEqual([
    ...PREVIEWED_COLLECTIONS.flatMap((collection) => [
      [collection, 'unpublished', 200, 'draft', `${collection} neu`, 'draft', `${collection} neu`],
      [collection, 'draft', 200, 'published', 'Zweiter', 'draft', 'Entwurf'],
      [collection, 'published', 200, 'published', 'Erster', 'published', 'Erster'],
      [collection, 'as draft', 200, 'published', 'Zweiter', 'draft', 'Erster'],
      ...(collection === 'posts'
        ? [[collection, 'taken address', 400, 'published', 'Zweiter', 'published', 'Zweiter']]
        : []),
    ]),
    ['words', 'draft', 200, 'published', both('Zweite'), 'draft', both('Entwurf')],
    ['words', 'as draft', 200, 'published', both('Zweite'), 'draft', both('Erste')],
    ['words', 'published', 200, 'published', both('Erste'), 'published', both('Erste')],
  ]);
});

test.each([
  ['/api/pages/versions/12?draft=false', 'post', true],
  ['/api/globals/words/versions/12?draft=true', 'post', true],
  ['/api/pages/versions/12?depth=0', 'get', false],
  ['/api/pages/versions?limit=1', 'post', false],
  ['/api/pages/12?locale=de', 'post', false],
])('%s by %s restores a version: %s', (path, method, isOne) => {
  expect(isRestore(path, { method })).toBe(isOne);
});
