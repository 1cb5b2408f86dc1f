import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test, vi } from 'vitest';
import { footerSectionOf } from './footer-section.ts';

const source = (answer: unknown) => ({ entries: (): readonly ContentEntry[] => readEntries(answer, () => {}) });

test('finds the contact form of the footer entry', () => {
  const found = footerSectionOf(
    source([{ title: 'Footer form', meta: [{ component_name: 'ContactForm', main_title: 'Open a new page.' }] }]),
    'en',
  );
  expect(found?.main_title).toBe('Open a new page.');
});

test('§8 a missing contact meta is only logged, once for each language', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = {
    entries: () => {
      throw new Error('down');
    },
  };
  expect(footerSectionOf(source([]), 'en')).toBeNull();
  expect(footerSectionOf(down, 'en')).toBeNull();
  expect(footerSectionOf(down, 'de')).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
});
