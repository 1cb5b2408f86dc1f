import type { ImageName } from './images.ts';

/** In percent from the left and from the top. */
type Focus = { readonly x?: number; readonly y?: number };

/** Pictures that don't have their point in the middle: what a crop keeps. */
export const imageFocus: { readonly [N in ImageName]?: Focus } = {
  // The shop's window ends just above the lower edge, in both shapes.
  'project-lumen': { y: 100 },
  // The slip with the sum lies at the lower edge.
  'project-zaitoon': { y: 100 },
};
