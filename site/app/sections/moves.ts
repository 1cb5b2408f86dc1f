import type { Section } from '@kontorwerk/contract/content/entry';

/** Tells whether a picture of a section may move: its button needs a script, whatever the section else does. */
export function moves({ bg_image_set, com_image_set }: Section): boolean {
  return [bg_image_set, com_image_set].some((set) => set !== null && set.moving !== '');
}
