import type { FormField, FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { findOwnState, isEdited } from './own-state.ts';

const written: FormField = { value: 'Written', isModified: true };
const untouched: FormField = { value: 'As it was' };
const row = (id: string, collapsed?: boolean) => ({ id, ...(collapsed !== undefined && { collapsed }) });
const sections = (...rows: readonly ReturnType<typeof row>[]): FormField => ({ value: rows.length, rows: [...rows] });

it.each<[string, FormField, FormField, boolean]>([
  ['another value of somebody’s', written, untouched, true],
  ['another value of the server’s', { value: 'Computed' }, untouched, false],
  ['a row more', sections(row('a'), row('b')), sections(row('a')), true],
  ['rows in another order', sections(row('b'), row('a')), sections(row('a'), row('b')), true],
  ['a row that is shut', sections(row('a', true)), sections(row('a', false)), false],
])('%s', (_what, field, before, isExpected) => {
  expect(isEdited(field, before)).toBe(isExpected);
});

describe('the state of a form that is somebody’s own', () => {
  it('has the mark of what was written when another field is', () => {
    const before: FormState = { title: written, teaser: untouched };
    const now: FormState = { title: { value: 'Written' }, teaser: { value: 'New', isModified: true } };
    expect(findOwnState(before, now)).toEqual({ title: written });
  });

  it('has no mark where a field was only checked', () => {
    expect(findOwnState({ title: untouched }, { title: { ...untouched, isModified: true } })).toEqual({
      title: untouched,
    });
  });

  it('leaves what an answer brings into a field that nobody wrote', () => {
    expect(findOwnState({ title: untouched }, { title: { value: 'From the server' } })).toEqual({});
  });

  it('has a row open that an answer shuts', () => {
    const before: FormState = { title: untouched, sections: sections(row('a', false), row('b', true)) };
    const now: FormState = { title: { ...untouched }, sections: sections(row('a', true), row('b', true)) };
    expect(findOwnState(before, now)).toEqual({ sections: sections(row('a', false), row('b', true)) });
  });

  it('has a row shut that somebody shuts', () => {
    const before: FormState = { title: untouched, sections: sections(row('a', false)) };
    expect(findOwnState(before, { ...before, sections: sections(row('a', true)) })).toEqual({});
  });

  it('leaves the rows that come with another document', () => {
    const before: FormState = { title: untouched, sections: sections(row('a')) };
    expect(findOwnState(before, { title: { ...untouched }, sections: sections(row('c', true)) })).toEqual({});
  });
});
