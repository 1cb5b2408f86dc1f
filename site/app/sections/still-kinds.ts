import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

/**
 * The kinds of section that need no script: no state, no effect, no handler. Server-rendered ones are never hydrated.
 */
export const STILL_KINDS = [
  'Banner',
  'Faq',
  'GridBlocks',
  'HireGrid',
  'ImageContent',
  'News',
  'RichText',
  'ServicesGrid',
  'Stats',
  'TwoImages',
] as const satisfies readonly SectionKind[];

export type StillKind = (typeof STILL_KINDS)[number];
