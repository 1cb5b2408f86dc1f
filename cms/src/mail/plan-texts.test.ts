import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { MAIL_KINDS } from './mail-kinds.ts';
import { fill, findUnknownPlaceholders } from './placeholders.ts';
import { ORPHANED_PLAN_TEXTS } from './plan-texts.ts';

test('what the office is told of the plan of an account that is gone begins as a sentence, and offers no other try', () => {
  for (const kind of ['plan_failed', 'plan_late'] as const) {
    for (const language of LANGUAGES) {
      const { subject, text } = ORPHANED_PLAN_TEXTS[kind][language];
      const known = MAIL_KINDS[kind].placeholders.filter((name) => name !== 'name');
      expect(findUnknownPlaceholders(subject + text, known), `${kind}, ${language}`).toEqual([]);
      const values = Object.fromEntries(known.map((name) => [name, name.toUpperCase()]));
      expect(
        fill(text, values)[0]?.[0]
          ?.map((piece) => piece.text)
          .join(''),
      ).toMatch(/^[“„]TITLE[”“] /);
      expect(text).not.toMatch(/[Yy]ou planned|Sie geplant|again|erneut/);
    }
  }
});
