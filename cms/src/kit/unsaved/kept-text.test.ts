import { describe, expect, it } from 'vitest';
import { dropText, dropTextsOf, findKeptTexts, KEPT_LIMITS, type KeptText, keepText } from './kept-text.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const OWNER = { account: '1', place: '/api/pages/7', language: 'de' };
const NOW = 1_000_000_000;

function text(further: Partial<KeptText> = {}): KeptText {
  return {
    ...OWNER,
    id: 'a',
    base: 'monday',
    at: NOW,
    saved: { title: 'Was' },
    changed: { title: 'Begun' },
    ...further,
  };
}

const many = (number: number, further: (index: number) => Partial<KeptText>) =>
  Array.from({ length: number }, (_, index) => text({ id: String(index), at: NOW + index, ...further(index) }));

/** Builds a text of this many bytes in the storage. */
function ofBytes(bytes: number, further: Partial<KeptText> = {}): KeptText {
  const frame = JSON.stringify(text({ changed: { title: '' }, ...further })).length;
  return text({ ...further, changed: { title: 'x'.repeat(bytes / 2 - frame) } });
}

describe('what was typed and not saved', () => {
  it('is found for its account, document and language', () => {
    const storage = memoryStorage();
    keepText(storage, text());
    expect(findKeptTexts(storage, OWNER, NOW)).toEqual([text()]);
  });

  it.each([
    ['account', '2'],
    ['place', '/api/pages/8'],
    ['language', 'en'],
  ])('is not found for another %s', (field, value) => {
    const storage = memoryStorage();
    keepText(storage, text());
    expect(findKeptTexts(storage, { ...OWNER, [field]: value }, NOW)).toEqual([]);
  });

  it('takes the place of what was typed into the same form before', () => {
    const storage = memoryStorage();
    keepText(storage, text());
    keepText(storage, text({ changed: { title: 'Written on' } }));
    expect(findKeptTexts(storage, OWNER, NOW)).toEqual([text({ changed: { title: 'Written on' } })]);
  });

  it('stands beside what was typed into another form of the same version, the newest first', () => {
    const storage = memoryStorage();
    keepText(storage, text());
    keepText(storage, text({ id: 'b', at: NOW + 1 }));
    expect(findKeptTexts(storage, OWNER, NOW).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('is gone once it is dropped', () => {
    const storage = memoryStorage();
    keepText(storage, text());
    dropText(storage, text());
    expect(findKeptTexts(storage, OWNER, NOW)).toEqual([]);
  });

  it('is gone after its days', () => {
    const storage = memoryStorage();
    keepText(storage, text());
    expect(findKeptTexts(storage, OWNER, NOW + KEPT_LIMITS.ageMs)).toHaveLength(1);
    expect(findKeptTexts(storage, OWNER, NOW + KEPT_LIMITS.ageMs + 1)).toEqual([]);
    expect(storage).toHaveLength(0);
  });

  it('is gone with its account’s signing out, and nobody else’s', () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    keepText(storage, text());
    keepText(storage, text({ account: '2' }));
    dropTextsOf(storage, '1');
    expect(findKeptTexts(storage, OWNER, NOW)).toEqual([]);
    expect(findKeptTexts(storage, { ...OWNER, account: '2' }, NOW)).toHaveLength(1);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('is the newest of no more than so many', () => {
    const storage = memoryStorage();
    for (const one of many(KEPT_LIMITS.number + 1, () => ({}))) keepText(storage, one);
    const ids = findKeptTexts(storage, OWNER, NOW).map(({ id }) => id);
    expect(ids).toHaveLength(KEPT_LIMITS.number);
    expect(ids).not.toContain('0');
  });

  it('takes no more than so many bytes, each', () => {
    const storage = memoryStorage();
    expect(keepText(storage, ofBytes(KEPT_LIMITS.bytesEach))).toBe(true);
    expect(keepText(storage, ofBytes(KEPT_LIMITS.bytesEach + 2))).toBe(false);
  });

  it('takes no more than so many bytes, all together', () => {
    const storage = memoryStorage();
    const fitting = KEPT_LIMITS.bytes / KEPT_LIMITS.bytesEach;
    for (const { id, at } of many(fitting + 1, () => ({})))
      keepText(storage, ofBytes(KEPT_LIMITS.bytesEach, { id, at }));
    expect(findKeptTexts(storage, OWNER, NOW).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('is said not to be kept where the browser has no room', () => {
    const full: Storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(keepText(full, text())).toBe(false);
  });

  it('that can’t be read is removed', () => {
    const storage = memoryStorage();
    storage.setItem('unsaved-text x', 'x');
    expect(findKeptTexts(storage, OWNER, NOW)).toEqual([]);
    expect(storage).toHaveLength(0);
  });
});
