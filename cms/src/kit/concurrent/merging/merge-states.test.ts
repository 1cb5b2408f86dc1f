import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Merged, mergeStates, ORDER, pathKey } from './merge-states.ts';
import { rowIdsAt } from './row-order.ts';

/** The row ids of a small page: few enough that the generated states share some. */
const ROW_IDS = ['a', 'b', 'c', 'd', 'e'];
const word = fc.constantFrom('', 'one', 'two', 'three');
const row = fc.record({ title: word, text: word });
const page = fc
  .record({
    name: word,
    seo: fc.record({ title: word }),
    order: fc.shuffledSubarray(ROW_IDS),
    rows: fc.array(row, { minLength: ROW_IDS.length, maxLength: ROW_IDS.length }),
  })
  .map(({ order, rows, ...fields }) => ({
    ...fields,
    rows: order.map((id) => ({ id, blockType: 'text', ...rows[ROW_IDS.indexOf(id)] })),
  }));

/** Returns all values of a document by path. */
function placesOf(value: unknown, path: readonly string[] = []): Map<string, unknown> {
  if (Array.isArray(value)) return new Map(value.flatMap((one) => [...placesOf(one, [...path, String(one.id)])]));
  if (!isRecord(value)) return new Map([[pathKey(path), value]]);
  return new Map(Object.entries(value).flatMap(([name, one]) => [...placesOf(one, [...path, name])]));
}

/** Returns all values of a document by path, without empty ones. */
const filledPlaces = (value: unknown) => [...placesOf(value)].filter(([, one]) => one).toSorted();

function merged(base: Untrusted, mine: Untrusted, theirs: Untrusted): Merged {
  return mergeStates({ base, baseDocument: base, mine, theirs });
}

test('without changes of one’s own a form becomes what is stored, without others’ it stays', () => {
  fc.assert(
    fc.property(page, page, (base, other) => {
      expect(merged(base, base, other)).toMatchObject({ values: other, base: other, conflicts: [] });
      expect(merged(base, other, base)).toMatchObject({ values: other, taken: [], conflicts: [] });
    }),
  );
});

test('each value is that of who changed it, and a conflict where both did', () => {
  fc.assert(
    fc.property(page, page, page, (base, mine, theirs) => {
      const { values, conflicts } = merged(base, mine, theirs);
      const [was, here, there, is] = [base, mine, theirs, values].map((state) => placesOf(state));
      const told = conflicts.map(({ path }) => pathKey(path));
      const isTold = (place: string) => told.some((path) => place === path || place.startsWith(`${path}/`));
      for (const place of new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])) {
        if (isTold(place)) continue;
        const [before, own, others, after] = [was, here, there, is].map((state) => state?.get(place) || undefined);
        expect([place, after]).toEqual([place, own === before ? others : own]);
        if (own !== before && others !== before) expect([place, own]).toEqual([place, others]);
      }
    }),
  );
});

test('what is merged is merged: once more, there is nothing to take and nothing to decide', () => {
  fc.assert(
    fc.property(page, page, page, (loaded, mine, theirs) => {
      const { values, base } = merged(loaded, mine, theirs);
      const again = mergeStates({ base, baseDocument: theirs, mine: values, theirs });
      expect(again).toMatchObject({ values, taken: [], conflicts: [] });
    }),
  );
});

test('the next merge is based on all that is stored, also on what was stored without an answer', () => {
  fc.assert(
    fc.property(page, page, page, page, (base, unanswered, mine, theirs) => {
      for (const stored of [theirs, unanswered]) {
        const states = { base, baseDocument: base, unanswered, mine, theirs: stored };
        const next = mergeStates(states).base;
        expect(filledPlaces(next)).toEqual(filledPlaces(stored));
        expect(rowIdsAt(next, ['rows'])).toEqual(rowIdsAt(stored, ['rows']));
      }
    }),
  );
});

test('both see the same conflicts', () => {
  fc.assert(
    fc.property(page, page, page, (base, mine, theirs) => {
      const paths = ({ conflicts }: Merged) => conflicts.map(({ path }) => pathKey(path)).sort();
      expect(paths(merged(base, mine, theirs))).toEqual(paths(merged(base, theirs, mine)));
    }),
  );
});

test('a conflict ends as it is chosen', () => {
  const [base, mine, theirs] = [{ title: 'was' }, { title: 'mine' }, { title: 'theirs' }];
  expect(merged(base, mine, theirs)).toMatchObject({
    values: mine,
    conflicts: [{ path: ['title'], mine: 'mine', theirs: 'theirs' }],
  });
  const states = { base, baseDocument: base, mine, theirs };
  expect(mergeStates(states, new Map([['title', 'theirs']])).values).toEqual(theirs);
});

test('a row that one removed and the other changed is a conflict, an unchanged one is gone', () => {
  const base = { rows: [{ id: 'a', title: 'was' }, { id: 'b' }] };
  const changed = { rows: [{ id: 'a', title: 'is' }, { id: 'b' }] };
  const removed = { rows: [] };
  expect(merged(base, changed, removed)).toMatchObject({
    values: { rows: [{ id: 'a' }] },
    taken: [['rows', 'b']],
    conflicts: [{ path: ['rows', 'a'], theirs: null }],
  });
  expect(merged(base, removed, changed)).toMatchObject({ conflicts: [{ path: ['rows', 'a'], mine: null }] });
});

test('rows that both add stay, behind those that they were put behind', () => {
  const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
  expect(merged(rows('a', 'b'), rows('a', 'b', 'mine'), rows('a', 'theirs', 'b'))).toMatchObject({
    values: rows('a', 'theirs', 'b', 'mine'),
    conflicts: [],
  });
});

test('an order that both changed differently is a conflict of its own', () => {
  const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
  expect(merged(rows('a', 'b', 'c'), rows('b', 'a', 'c'), rows('a', 'c', 'b')).conflicts).toEqual([
    { path: ['rows', ORDER], mine: ['b', 'a', 'c'], theirs: ['a', 'c', 'b'] },
  ]);
});

test('a rich text, a reference and a list of values are each changed as a whole', () => {
  const text = (value: string) => ({ root: { children: [{ text: value }] } });
  const reference = (value: number) => ({ relationTo: 'pages', value });
  const base = { text: text('was'), reference: reference(1), tags: ['was'] };
  const mine = { text: text('mine'), reference: reference(2), tags: ['mine'] };
  const theirs = { text: text('theirs'), reference: reference(3), tags: ['theirs'] };
  expect(merged(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([['text'], ['reference'], ['tags']]);
});

test('what a form writes differently than the database is no change of its own', () => {
  const states = {
    base: { title: ' Foo ', on: false, text: '' },
    baseDocument: { title: 'Foo', on: null, text: null },
  };
  const theirs = { title: 'Bar', on: null, text: null };
  for (const title of [' Foo ', 'Foo'])
    expect(mergeStates({ ...states, mine: { title, on: false, text: '' }, theirs })).toMatchObject({
      values: { title: 'Bar' },
      conflicts: [],
    });
});

test('what was stored without an answer is nobody else’s change', () => {
  const states = { base: { title: 'was' }, baseDocument: { title: 'was' }, theirs: { title: 'sent' } };
  const unanswered = { title: 'sent' };
  expect(mergeStates({ ...states, mine: { title: 'since' }, unanswered })).toMatchObject({
    values: { title: 'since' },
    conflicts: [],
  });
  expect(mergeStates({ ...states, mine: { title: 'since' } }).conflicts).toHaveLength(1);
});

test('whatever a form changes after it was stored without an answer is kept', () => {
  fc.assert(
    fc.property(page, page, page, (base, unanswered, mine) => {
      const { values, taken, conflicts } = mergeStates({
        base,
        baseDocument: base,
        unanswered,
        mine,
        theirs: unanswered,
      });
      expect([values, taken, conflicts]).toEqual([mine, [], []]);
    }),
  );
});

test('a field that the form doesn’t have is left to the database', () => {
  const theirs = { title: 'was', hidden: 1 };
  const { values } = mergeStates({ base: { title: 'was' }, baseDocument: theirs, mine: { title: 'is' }, theirs });
  expect(values).toEqual({ title: 'is' });
});
