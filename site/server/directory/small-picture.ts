import type { ImageSet } from '@kontorwerk/contract/content/entry';
import type { SmallPicture } from '../../app/content/search-answer.ts';

/** The smallest file width that is sharp for an image of 120 px, in pixels. */
const SHARP = 240;

/** Returns the thumbnail for a list; null if there is none. Only one of its files is kept, as there are many pages. */
export function smallPicture(src: string, set: ImageSet | null): SmallPicture | null {
  if (src === '') return null;
  const [first, ...others] = set?.sources.filter(({ width }) => width >= SHARP) ?? [];
  if (first === undefined) return { src, file: null };
  return { src, file: others.reduce((small, file) => (file.width < small.width ? file : small), first) };
}
