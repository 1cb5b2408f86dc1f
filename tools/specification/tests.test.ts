import { expect, test } from 'vitest';
import { sectionsOf, testsIn } from './tests.ts';

test('finds tests however they are declared, and nothing else', () => {
  const source = [
    "test('plain', () => {});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
    'test(`of ${kind}`, () => {});',
    "test.each([1])('each %s', () => {});",
    "describe('group', () => { it('inner', () => {}); });",
    "test.describe('not me', () => {}); test.use({}); run('nor me');",
  ].join('\n');
  const titles = testsIn('a.test.ts', source).map(({ title }) => title);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
  expect(titles.toSorted()).toEqual(['plain', 'of ${kind}', 'each %s', 'inner'].toSorted());
});

test('tells the sections from a title', () => {
  expect(sectionsOf('§4 §9 waits')).toEqual(['§4', '§9']);
  expect(sectionsOf('waits as §9 says')).toEqual([]);
});
