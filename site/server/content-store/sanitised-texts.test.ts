import { expect, it, vi } from 'vitest';
import { createSanitisedTexts } from './sanitised-texts.ts';

it('sanitises what comes anew, each once, and forgets what does not come any more', () => {
  const sanitise = vi.fn((html: string) => html.toUpperCase());
  const texts = createSanitisedTexts();
  const answer = (...html: string[]) => {
    const next = texts.next(sanitise);
    return html.map((text) => next(text, true));
  };
  expect(answer('a', 'b', 'a')).toEqual(['A', 'B', 'A']);
  expect(answer('b', 'c')).toEqual(['B', 'C']);
  expect(sanitise.mock.calls.map(([html]) => [html])).toEqual([['a'], ['b'], ['c']]);
  expect(answer('a')).toEqual(['A']);
  expect(sanitise).toHaveBeenCalledTimes(4);
  // The same words from another backend are another text.
  texts.next(sanitise)('a', false);
  expect(sanitise).toHaveBeenCalledTimes(5);
});
