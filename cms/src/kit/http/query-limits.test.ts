import { expect, test } from 'vitest';
import { QUERY_LIMITS, sizeProblem } from './query-limits.ts';

const times = (count: number, path: string, operator = 'equals', operand: unknown = 'a') => ({
  or: Array.from({ length: count }, () => ({ [path]: { [operator]: operand } })),
});
const nested = (levels: number): object => (levels === 0 ? {} : { or: [nested(levels - 1)] });
const list = (count: number) => Array.from({ length: count }, (_, at) => at);

const { allWords, comparisons, depth, sorts, steps, text, values, words } = QUERY_LIMITS;

test.each([
  ['comparisons', { where: times(comparisons, 'id') }, { where: times(comparisons + 1, 'id') }],
  ['levels', { where: nested(depth / 2 - 1) }, { where: nested(depth / 2) }],
  ['levels without end', {}, { where: nested(5_000) }],
  [
    'characters',
    { where: times(1, 'id', 'equals', 'a'.repeat(text)) },
    { where: times(1, 'id', 'like', 'a'.repeat(text + 1)) },
  ],
  [
    'words in all',
    { where: times(10, 'id', 'like', 'a '.repeat(allWords / 10 - 1)) },
    { where: times(11, 'id', 'like', 'a '.repeat(allWords / 10 - 1)) },
  ],
  [
    'words',
    { where: times(9, 'id', 'like', 'a '.repeat(words - 1)) },
    { where: times(1, 'id', 'like', 'a '.repeat(words)) },
  ],
  ['values', { where: times(2, 'id', 'in', list(values / 2)) }, { where: times(1, 'id', 'in', list(values + 1)) }],
  [
    'values in a text',
    { where: times(1, 'id', 'in', list(values).join()) },
    { where: times(1, 'id', 'not_in', list(values + 1).join()) },
  ],
  [
    'steps',
    { where: times(steps, 'assigned_to.name') },
    { where: times(steps, 'assigned_to__name'), sort: ['-assigned_to.name'] },
  ],
  ['sorts', { sort: list(sorts).map(String) }, { sort: list(sorts + 1).join() }],
])('a query has a limit of %s', (_what, most, more) => {
  expect(sizeProblem(most)).toBeNull();
  expect(sizeProblem(more)).toMatch(/ more than |deeper/);
});
