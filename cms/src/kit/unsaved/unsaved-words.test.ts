import { expect, it } from 'vitest';
import type { Trouble } from './save-retries.ts';
import { failureWords, formatShortDay, troubleWords, unrepeatedWords } from './unsaved-words.ts';

/** Two minutes past two in the agency's time zone. */
const SINCE = Date.UTC(2026, 10, 28, 13, 2);
const trouble = (further: Partial<Trouble> = {}): Trouble => ({
  reason: 'connection',
  since: SINCE,
  isUnsaved: true,
  stranger: null,
  removed: null,
  isCreation: false,
  ...further,
});

it.each([
  [
    'en',
    'Not saved since 14:02: the connection is lost. What you typed is kept in this browser and saved by itself when it is back.',
  ],
  [
    'de',
    'Nicht gespeichert seit 14:02: Die Verbindung ist unterbrochen. Was Sie geschrieben haben, bleibt in diesem Browser und wird von selbst gespeichert, sobald sie wieder da ist.',
  ],
] as const)('says in %s since when, by the agency’s clock, why and what becomes of it', (language, words) => {
  expect(troubleWords(trouble(), true, language)).toBe(words);
});

it('promises nothing that the browser doesn’t keep', () => {
  expect(troubleWords(trouble(), false, 'en')).toContain('Keep this page open');
});

it('promises to save nothing that has no document any more', () => {
  const words = troubleWords(trouble({ reason: 'deleted', removed: '/api/pages/7' }), true, 'en');
  expect(words).toContain('this was deleted for good. Keep this page open');
  expect(words).toContain('copy what you need');
});

it('promises to save a trashed document once it is restored', () => {
  expect(troubleWords(trouble({ reason: 'trashed', removed: '/api/pages/7' }), true, 'de')).toContain(
    'Das wurde in den Papierkorb verschoben. Was Sie geschrieben haben, bleibt in diesem Browser und wird von selbst gespeichert, sobald das wiederhergestellt ist.',
  );
});

it('promises no second try of what was to be created', () => {
  expect(troubleWords(trouble({ isCreation: true }), true, 'en')).toContain(
    'not saved by itself: save once more afterwards.',
  );
});

it('names who has signed in instead', () => {
  const stranger = { id: '2', email: 'b@example.com' };
  expect(troubleWords(trouble({ reason: 'stranger', stranger }), true, 'en')).toContain('signed in as b@example.com');
});

it('says what was not done', () => {
  expect(failureWords('connection', 'publish', 'de')).toBe(
    'Vielleicht nicht veröffentlicht: Die Verbindung ist unterbrochen.',
  );
  expect(failureWords('connection', 'publish', 'de', false)).toBe(
    'Nicht veröffentlicht: Die Verbindung ist unterbrochen.',
  );
  expect(failureWords('full', 'publish', 'en')).toContain('Not published: the server’s disk is full');
  expect(failureWords('session', 'draft', 'en')).toBe('Not saved: your session has ended.');
});

it('asks for what was not published', () => {
  expect(unrepeatedWords({ kind: 'publish', since: SINCE }, 'en')).toContain('at 14:02');
});

it('names the day as readers write it', () => {
  expect([formatShortDay(SINCE, 'en'), formatShortDay(SINCE, 'de')]).toEqual(['28 Nov', '28.11.']);
});
