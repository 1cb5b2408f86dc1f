import { expect, test } from 'vitest';
import { checkClosingTime } from './offices.ts';

function asked(opens: unknown, language = 'en') {
  return { siblingData: { opens }, req: { i18n: { language } } };
}

test('an office closes later than it opens', () => {
  expect(checkClosingTime('18:00', asked('09:00'))).toBe(true);
  expect(checkClosingTime('08:00', asked('09:00'))).toBe('An office has to close later than it opens.');
  expect(checkClosingTime('09:00', asked('09:00', 'de'))).toBe('Ein Standort muss später schließen, als er öffnet.');
});

test('a time is told as a time even where the other one is wrong', () => {
  expect(checkClosingTime('18', asked('09:00', 'de'))).toContain('etwa 09:00');
  expect(checkClosingTime('18:00', asked('9'))).toBe(true);
});
