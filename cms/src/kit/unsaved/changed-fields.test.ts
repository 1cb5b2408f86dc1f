import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('names the fields that were written, whole, and no others', () => {
  const saved = { title: 'Before', sections: [{ text: 'a' }, { text: 'b' }], tags: ['x'] };
  const values = { title: 'After', sections: [{ text: 'a' }, { text: 'c' }], tags: ['x'] };
  expect(changedFields(saved, values)).toEqual({ title: 'After', sections: [{ text: 'a' }, { text: 'c' }] });
});

it('names a field that was emptied', () => {
  expect(changedFields({ title: 'Before' }, {})).toEqual({ title: null });
});

it('takes nothing for the same as null', () => {
  expect(changedFields({ title: null }, { title: undefined })).toEqual({});
});

it('leaves out what saving writes itself, and passwords', () => {
  const values = { updatedAt: 'b', _status: 'draft', password: 'secret', current_password: 'secret' };
  expect(changedFields({ updatedAt: 'a' }, values)).toEqual({});
});
