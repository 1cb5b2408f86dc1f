import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

/**
 * The kinds of section that need no script: no state, no effect, no handler. Where the server has sent one, it stays what
 * it is.
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
