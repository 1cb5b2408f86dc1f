import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages';
import { expect, test } from 'vitest';
import { closingOf } from './closing-words.ts';

test.each(['job', 'post', 'project', 'service'] as const)(
  'a page of the kind %s is closed in each language',
  (name) => {
    const [english, german] = LANGUAGES.map((language) => closingOf(PAGES[name], language)?.main_title);
    expect(english).toMatch(/\?$/);
    expect(german).toMatch(/\?$/);
    expect(german).not.toBe(english);
  },
);
