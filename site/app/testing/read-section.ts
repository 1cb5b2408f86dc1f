import type { Section } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

/** Returns a section as the site reads it from a backend's response. */
export function readSection(kind: SectionKind, sent: Readonly<Record<string, unknown>>): Section {
  const entries = readEntries([{ title: 'Page', meta: [{ component_name: kind, ...sent }] }], (problem) => {
    throw new Error(`This is no section: ${JSON.stringify(problem)}`);
  });
  const section = entries[0]?.meta[0];
  if (!section) throw new Error('There is no section.');
  return section;
}
