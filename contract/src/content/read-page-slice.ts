import type { PageSlice } from './entry.ts';
import { type Choice, FILTER_NAMES, type FilterChoices } from './filter-names.ts';
import type { RecordFields } from './record-fields.ts';

function readChoice(fields: RecordFields): Choice | null {
  const value = fields.text('value');
  return value === '' ? null : { value, text: fields.text('text', value) };
}

function readChoices(fields: RecordFields): FilterChoices {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, fields.list(name, readChoice)]));
}

/** Reads a section's page slice. With invalid counts it is dropped, and the cards count as the whole list. */
export function readPageSlice(fields: RecordFields): PageSlice | null {
  const count = (name: string) => fields.number(name, -1);
  const counts = { total: count('total'), all: count('all'), start: count('start') };
  if (!Object.values(counts).every((number) => Number.isSafeInteger(number) && number >= 0)) {
    return fields.refuse('expected counts of cards');
  }
  return { ...counts, choices: fields.record('choices', readChoices) ?? {} };
}
