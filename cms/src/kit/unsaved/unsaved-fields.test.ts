import { expect, it } from 'vitest';
import { findUnsavedFields } from './unsaved-fields.ts';

it('names the fields that were written, whole, and no others', () => {
  const saved = { title: 'Before', sections: [{ text: 'a' }, { text: 'b' }], tags: ['x'] };
  const values = { title: 'After', sections: [{ text: 'a' }, { text: 'c' }], tags: ['x'] };
  expect(findUnsavedFields(saved, values)).toEqual({ title: 'After', sections: [{ text: 'a' }, { text: 'c' }] });
});

it('names a field that was emptied', () => {
  expect(findUnsavedFields({ title: 'Before' }, {})).toEqual({ title: null });
});

it('takes nothing for the same as null', () => {
  expect(findUnsavedFields({ title: null }, { title: undefined })).toEqual({});
});

it('leaves out what saving writes itself, and passwords', () => {
  const values = { updatedAt: 'b', _status: 'draft', password: 'secret', current_password: 'secret' };
  expect(findUnsavedFields({ updatedAt: 'a' }, values)).toEqual({});
});
