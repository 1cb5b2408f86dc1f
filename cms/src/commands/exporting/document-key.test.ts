import { expect, test } from 'vitest';
import { makeDocumentKeys } from './document-key.ts';

test('documents are named by what people know them by, each by another name', () => {
  const names = ['How we move', '…How we move!', '../a.b..', '?'].map((title) => ({ title }));
  expect(makeDocumentKeys('posts', names)).toEqual(['how-we-move', 'how-we-move-2', 'a.b', 'unnamed']);
});

test('a name of dots takes no time', () => {
  const start = performance.now();
  makeDocumentKeys('posts', [{ title: `a${'.'.repeat(200_000)}a` }]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
