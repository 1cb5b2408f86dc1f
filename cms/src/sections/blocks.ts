import { isSectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { Block } from 'payload';
import { blockOfKind } from './block-of-kind.ts';
import { KIND_LABELS } from './kind-labels.ts';

/** One block for each kind of section, in the order in which editors find them. */
export const SECTION_BLOCKS: Block[] = Object.keys(KIND_LABELS).filter(isSectionKind).map(blockOfKind);
