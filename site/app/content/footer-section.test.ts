import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test, vi } from 'vitest';
import { blankContactForm, footerSectionOf } from './footer-section.ts';

const source = (answer: unknown) => ({ entries: (): readonly ContentEntry[] => readEntries(answer, () => {}) });

test('finds the contact form of the footer entry', () => {
  const found = footerSectionOf(
    source([{ title: 'Footer form', meta: [{ component_name: 'ContactForm', main_title: 'Open a new page.' }] }]),
    'en',
  );
  expect(found.main_title).toBe('Open a new page.');
});

test('§8 a missing contact meta is only logged, once for each language, and leaves a form without headings', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = {
    entries: () => {
      throw new Error('down');
    },
  };
  expect(footerSectionOf(source([]), 'en')).toEqual(blankContactForm());
  expect(footerSectionOf(down, 'en')).toEqual(blankContactForm());
  expect(footerSectionOf(down, 'de')).toMatchObject({ component_name: 'ContactForm', main_title: '' });
  expect(log).toHaveBeenCalledTimes(2);
});
