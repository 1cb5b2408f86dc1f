import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { readKnownFields } from './field-problems.ts';

test('a value without a field is reported unless it is empty', () => {
  const fields: readonly FlattenedField[] = [{ name: 'title', type: 'text' }];
  const told: string[] = [];
  const read = readKnownFields(
    fields,
    { title: 'T', rows: [], nothing: null, blank: '', texts: { en: '', de: null }, number: 0, off: false, lost: 'x' },
    (path, why) => told.push(`${path}: ${why}`),
  );
  expect(read).toEqual({ title: 'T' });
  expect(told).toEqual(['number', 'off', 'lost'].map((name) => `${name}: there is no such field`));
});
