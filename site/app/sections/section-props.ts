import type { Section } from '@kontorwerk/contract/content/entry';

/** All that a section gets: its record. */
export type SectionProps = { readonly section: Section };
