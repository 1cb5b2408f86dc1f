import { expect, test } from 'vitest';
import { countWaiting, findTranslationState, parseReviewed, type Texts, updateReviewed } from './translation-state.ts';

const at = (en: string, de: string) => new Map<string, Texts>([['title', { en, de }]]);

/** Returns the state after consecutive saves. */
function after(...savings: readonly (readonly [en: string, de: string])[]) {
  let kept = {};
  let before = new Map<string, Texts>();
  for (const [en, de] of savings) {
    const now = at(en, de);
    kept = updateReviewed(kept, before, now);
    before = now;
  }
  return findTranslationState(kept, before);
}

test('a text of one language alone is missing in the other', () => {
  expect(after(['Lamp', '']).missing).toEqual([{ place: 'title', language: 'de' }]);
  expect(after(['', 'Leuchte']).missing).toEqual([{ place: 'title', language: 'en' }]);
  expect(after(['', '']).missing).toEqual([]);
});

test('what was written without a record is up to date, and so is a first translation', () => {
  expect(after(['Lamp', 'Leuchte']).outdated).toEqual([]);
  expect(after(['Lamp', ''], ['Lamp', 'Leuchte']).outdated).toEqual([]);
});

test('a translation is outdated from when its source was changed until it is changed, too', () => {
  const changed = ['Lamps', 'Leuchte'] as const;
  const german = { place: 'title', language: 'de', before: 'Lamp', now: 'Lamps' };
  expect(after(['Lamp', 'Leuchte'], changed).outdated).toEqual([german]);
  expect(after(['Lamp', 'Leuchte'], changed, ['All lamps', 'Leuchte']).outdated).toEqual([
    { ...german, now: 'All lamps' },
  ]);
  expect(after(['Lamp', 'Leuchte'], changed, ['Lamps', 'Leuchten']).outdated).toEqual([]);
  // In the other direction as well.
  expect(after(['Lamp', 'Leuchte'], ['Lamp', 'Leuchten']).outdated).toEqual([
    { place: 'title', language: 'en', before: 'Leuchte', now: 'Leuchten' },
  ]);
});

test('a source that is as it was again leaves nothing behind', () => {
  expect(after(['Lamp', 'Leuchte'], ['Lamps', 'Leuchte'], ['Lamp', 'Leuchte']).outdated).toEqual([]);
});

test('a copy of the other language leaves nothing behind, and neither does its translation', () => {
  expect(after(['Lamp', 'Leuchte'], ['Lamp', 'Lamp']).outdated).toEqual([]);
  expect(after(['Lamp', 'Leuchte'], ['Lamp', 'Lamp'], ['Lamp', 'Leuchten']).outdated).toEqual([]);
  // A name that is the same in both counts as translated, too: only the English one changes.
  expect(after(['Lumen', 'Lumen'], ['Lumen 2', 'Lumen']).outdated).toHaveLength(1);
});

test('a translation that was emptied is missing, and up to date when it is written again', () => {
  const emptied = [
    ['Lamp', 'Leuchte'],
    ['Lamps', 'Leuchte'],
    ['Lamps', ''],
  ] as const;
  expect(after(...emptied)).toEqual({ missing: [{ place: 'title', language: 'de' }], outdated: [] });
  expect(after(...emptied, ['Lamps', 'Leuchten'])).toEqual({ missing: [], outdated: [] });
});

test('what is gone is kept no longer, and what can’t be read counts as nothing', () => {
  const kept = updateReviewed({}, at('Lamp', 'Leuchte'), at('Lamps', 'Leuchte'));
  expect(kept).toEqual({ title: { en: 'Lamp', de: 'Leuchte' } });
  expect(updateReviewed(kept, at('Lamps', 'Leuchte'), new Map())).toEqual({});
  for (const value of [null, 'x', { title: 7 }]) expect(parseReviewed(value)).toEqual({});
});

test('what waits is counted in each language, what is outdated as part of it', () => {
  const place = 'title';
  const missing = [{ place, language: 'de' as const }];
  const outdated = [{ place, language: 'de' as const, before: '', now: '' }];
  expect(countWaiting({ missing, outdated })).toEqual({ waiting_en: 0, waiting_de: 2, outdated_en: 0, outdated_de: 1 });
});
