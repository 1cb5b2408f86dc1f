import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

/**
 * The kinds of section that need no script: no state, no effect, no handler. Server-rendered ones are never hydrated.
 */
export const STATIC_KINDS = [
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

export type StaticKind = (typeof STATIC_KINDS)[number];
