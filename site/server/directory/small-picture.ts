import type { ImageSet } from '@kontorwerk/contract/content/entry';
import type { SmallPicture } from '../../app/content/search-answer.ts';

/** A smaller file isn't sharp where a picture is 120 px wide. */
const SHARP = 240;

/** The small picture that a list shows; null where there is none. Of its files one is kept, for there are many pages. */
export function smallPicture(src: string, set: ImageSet | null): SmallPicture | null {
  if (src === '') return null;
  const [first, ...others] = set?.sources.filter(({ width }) => width >= SHARP) ?? [];
  if (first === undefined) return { src, file: null };
  return { src, file: others.reduce((small, file) => (file.width < small.width ? file : small), first) };
}
