import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test, vi } from 'vitest';
import { createBlankContactForm, findFooterSection } from './footer-section.ts';

const source = (answer: unknown) => ({ entries: (): readonly ContentEntry[] => readEntries(answer, () => {}) });

const entry = (title: string, main_title: string) => ({
  title,
  meta: [{ component_name: 'Banner' }, { component_name: 'ContactForm', main_title }],
});
const footer = entry('Footer form', 'Open a new page.');
const contact = entry('Contact form', 'Write to us');
const other = entry('Elsewhere', 'Write to them');

test.each([
  ['the footer entry', [other, contact, footer], 'Open a new page.'],
  ['the contact page where there is no such entry', [other, contact], 'Write to us'],
  ['the contact page where that has none', [contact, { title: 'Footer form', meta: [] }], 'Write to us'],
  ['any entry of the contact pages', [{ title: 'Contact form', meta: [] }, other], 'Write to them'],
])('finds the contact form of %s', (_whose, answer, heading) => {
  expect(findFooterSection(source(answer), 'en').main_title).toBe(heading);
});

test('§8 a missing contact meta is only logged, once for each language, and leaves a form without headings', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = {
    entries: () => {
      throw new Error('down');
    },
  };
  expect(findFooterSection(source([]), 'en')).toEqual(createBlankContactForm());
  expect(findFooterSection(down, 'en')).toEqual(createBlankContactForm());
  expect(findFooterSection(down, 'de')).toMatchObject({ component_name: 'ContactForm', main_title: '' });
  expect(log).toHaveBeenCalledTimes(2);
});
