import { expect, test } from 'vitest';
import { reformatMoment } from './hard-coded-texts.ts';

test('since when a document is edited is said in the reader’s own way', () => {
  // As Payload writes it: in the reader's time zone, with the kind of space that their browser uses.
  const at = new Date('2026-11-28T13:32:00Z');
  const parts = { day: 'numeric', hour: 'numeric', minute: 'numeric', month: 'short', year: 'numeric' } as const;
  const written = new Intl.DateTimeFormat('en-US', { ...parts, hour12: true }).format(at);
  expect(written).toContain('Nov 28, 2026');
  expect(reformatMoment(written, 'de')).toBe('28.11.2026, 14:32');
  expect(reformatMoment(written, 'en')).toBe('28 Nov 2026, 14:32');
  expect(reformatMoment('Anna Berg', 'de')).toBe('Anna Berg');
});
