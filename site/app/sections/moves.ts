import type { Section } from '@kontorwerk/contract/content/entry';
import { isStill } from './section-blocks.ts';

/** Whether a picture of a section may move: its button needs a script, whatever the section else does. */
export function moves({ bg_image_set, com_image_set }: Section): boolean {
  return [bg_image_set, com_image_set].some((set) => set !== null && set.moving !== '');
}

/** Whether a section needs no script: nothing of it changes once it is rendered. */
export function isStatic(section: Section): boolean {
  return isStill(section) && !moves(section);
}
