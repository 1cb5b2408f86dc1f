import { isImageName } from './image-variants.ts';
import type { ImageName } from './images.ts';

/** In percent from the left and from the top. */
type Focus = { readonly x?: number; readonly y?: number };

/** The focal points of pictures whose subject is off-centre. */
const imageFocus: { readonly [N in ImageName]?: Focus } = {
  // Writing, or a hanging object, at the upper edge.
  'ecommerce-performance': { y: 0 },
  'ecommerce-shopify': { y: 0 },
  // The crane's girder is whole or out of view.
  'ecommerce-shopware': { y: 100 },
  // The free hook and its tag hang to the right.
  'career-hero': { x: 80 },
  'career-hero-tall': { x: 80 },
  // The shop's window ends just above the lower edge, in both shapes.
  'project-lumen': { y: 100 },
  // The slip with the sum lies at the lower edge.
  'project-zaitoon': { y: 100 },
};

/** Returns the point to keep when cropping; a German variant has that of its original. */
export function findFocus(name: ImageName): { readonly x: number; readonly y: number } {
  const first = name.replace(/-de$/, '');
  const { x = 50, y = 50 } = imageFocus[name] ?? (isImageName(first) ? imageFocus[first] : undefined) ?? {};
  return { x, y };
}
