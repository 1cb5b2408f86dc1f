import type { Section } from '@kontorwerk/contract/content/entry';

/** The props of a section's component: the section's record. */
export type SectionProps = { readonly section: Section };
