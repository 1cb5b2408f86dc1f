import type { Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { describeFallback } from './fallback-note.ts';

test.each<[Language, string | undefined, string[], string]>([
  ['de', 'pages', ['title', 'sections.0.main_title'], 'Visitors see the English texts there.'],
  ['en', 'pages', ['sections.0.main_title'], 'Visitors see gaps there.'],
  ['en', 'pages', ['title'], 'Visitors see the German page there.'],
  ['en', 'posts', ['title'], 'Visitors see the German texts there.'],
  ['en', 'jobs', ['title'], 'Visitors see the German texts there.'],
  ['en', 'posts', ['description'], 'Visitors see gaps there.'],
  ['en', undefined, ['brand_name'], 'Visitors see gaps there.'],
])('in %s, of %s without %j: %4$s', (language, collection, missing, says) => {
  expect(describeFallback(language, collection, missing).en).toBe(says);
});
