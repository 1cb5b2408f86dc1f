import type { Section } from '@kontorwerk/contract/content/entry';
import { isStill } from './section-blocks.ts';

/** Whether a section has an animated picture, whose pause button needs a script even in a static section. */
export function moves({ bg_image_set, com_image_set }: Section): boolean {
  return [bg_image_set, com_image_set].some((set) => set !== null && set.moving !== '');
}

/** Whether a section needs no script: it never changes once rendered. */
export function isStatic(section: Section): boolean {
  return isStill(section) && !moves(section);
}
