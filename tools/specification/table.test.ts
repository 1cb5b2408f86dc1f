import { expect, test } from 'vitest';
import { rowsIn } from './table.ts';

test('reads a row with several links and escaped characters', () => {
  const table =
    '| § | What |\n| --- | --- |\n| §5 | A \\| b | [a](../x/a.ts)<br>[b](../b.ts) | [§5 c\\|d](../e2e/c.spec.ts) |';
  expect(rowsIn(table)).toEqual([
    {
      line: 3,
      section: '§5',
      requirement: 'A \\| b',
      where: [
        { text: 'a', file: 'x/a.ts' },
        { text: 'b', file: 'b.ts' },
      ],
      proofs: [{ text: '§5 c|d', file: 'e2e/c.spec.ts' }],
    },
  ]);
});
