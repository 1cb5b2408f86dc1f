import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { movedPath } from './row-paths.ts';

const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
const before: FormState = { sections: rows('a', 'b'), 'sections.1.cards': rows('c', 'd') };
const after: FormState = { sections: rows('b', 'a'), 'sections.0.cards': rows('d') };

test('a field is found again where its rows have moved', () => {
  expect(movedPath('sections.1.title', before, after)).toBe('sections.0.title');
  expect(movedPath('sections.1.cards.1.text', before, after)).toBe('sections.0.cards.0.text');
  expect(movedPath('title', before, after)).toBe('title');
});

test('a field whose row is gone is nowhere', () => {
  expect(movedPath('sections.1.cards.0.text', before, after)).toBeNull();
});
