import { expect, test } from 'vitest';
import { cellsOf, linksIn } from './markdown-table.ts';

test('reads cells and links with escaped characters', () => {
  const cells = cellsOf('| A \\| b | [a](../x/a.ts)<br>[\\[b\\]/c](../b.ts) |');
  expect(cells).toEqual(['A \\| b', '[a](../x/a.ts)<br>[\\[b\\]/c](../b.ts)']);
  expect(linksIn(cells[1] ?? '')).toEqual([
    { text: 'a', file: 'x/a.ts' },
    { text: '[b]/c', file: 'b.ts' },
  ]);
});
