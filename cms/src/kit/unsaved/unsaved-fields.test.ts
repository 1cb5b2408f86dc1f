import { expect, it } from 'vitest';
import { findUnsavedFields, mergeUnsavedFields } from './unsaved-fields.ts';

it('names the fields that were written, whole, and no others, with what was saved', () => {
  const saved = { title: 'Before', sections: [{ text: 'a' }, { text: 'b' }], tags: ['x'] };
  const values = { title: 'After', sections: [{ text: 'a' }, { text: 'c' }], tags: ['x'] };
  expect(findUnsavedFields(saved, values)).toEqual({
    saved: { title: 'Before', sections: [{ text: 'a' }, { text: 'b' }] },
    changed: { title: 'After', sections: [{ text: 'a' }, { text: 'c' }] },
  });
});

it('names a field that was emptied', () => {
  expect(findUnsavedFields({ title: 'Before' }, {})).toEqual({ saved: { title: 'Before' }, changed: { title: null } });
});

it('takes nothing for the same as null', () => {
  expect(findUnsavedFields({ title: null }, { title: undefined })).toBeNull();
});

it('leaves out what saving writes itself, and passwords', () => {
  const values = { updatedAt: 'b', _status: 'draft', password: 'secret', current_password: 'secret' };
  expect(findUnsavedFields({ updatedAt: 'a' }, values)).toBeNull();
});

it('brings back what was written in one section, and leaves the others to who has written there since', () => {
  const sections = (...titles: string[]) => titles.map((title, at) => ({ id: String(at), blockType: 'Text', title }));
  const unsaved = findUnsavedFields({ sections: sections('a', 'b') }, { sections: sections('mine', 'b') });
  const values = { title: 'Page', sections: sections('a', 'theirs') };
  expect(unsaved && mergeUnsavedFields(unsaved, values)).toEqual({
    title: 'Page',
    sections: sections('mine', 'theirs'),
  });
});
